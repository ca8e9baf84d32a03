// Whether the tested library has sanitizers. Compiled tests are linked to both kinds, so they ask at run time.
#pragma once

/// Under the sanitizers code runs ten times slower, and the target is memory: fewer numbers are enough.
bool sanitized();
