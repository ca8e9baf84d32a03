#include "kernels/instantiate.hpp"

namespace posenc::kernels {

extern const Kernels scalar_kernels;
const Kernels scalar_kernels = make_kernels<Scalar>("scalar");

}  // namespace posenc::kernels
