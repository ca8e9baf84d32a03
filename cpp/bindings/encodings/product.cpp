#include "posenc/encodings/product.hpp"

#include "bindings/runtime/bind.hpp"

namespace posenc::bindings {

POSENC_LANE(vectors)

POSENC_FIELDS(ProductOptions, (points, dim), (base))

POSENC_CALL(product_table, ("", "out"), POSENC_DOUBLES(try_make_product_table, ProductOptions))

}  // namespace posenc::bindings
