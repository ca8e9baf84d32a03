#include "training/network_backward.hpp"

namespace posenc::training {

template class Network<float>;

}  // namespace posenc::training
