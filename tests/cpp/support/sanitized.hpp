// Whether the library that is tested has the sanitizers in it. Compiled tests are linked to both kinds, so they ask as
// they run.
#pragma once

/// Under the sanitizers code runs ten times slower, and memory is what is checked: fewer numbers do.
bool sanitized();
