// The one source that holds the functions.
#define POSENC_IMPLEMENTATION
#include "posenc_single.hpp"

const char* version_of_implementation() {
    return posenc::version;
}
