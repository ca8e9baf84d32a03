#include <cmath>
#include <cstdio>
#include <filesystem>

#include "posenc/posenc.hpp"
#include "support/tables.hpp"

using namespace posenc;

namespace {

// A .npy file as NumPy writes it, header padded to a multiple of 64.
std::vector<std::uint8_t> npy_file(const std::string& dictionary, const std::vector<float>& values,
                                   std::uint8_t version = 1) {
    std::string header = dictionary;
    const std::size_t before = version == 1 ? 10 : 12;
    while ((before + header.size() + 1) % 64 != 0) header += ' ';
    header += '\n';
    std::vector<std::uint8_t> bytes = {
        0x93, 'N', 'U', 'M', 'P', 'Y', version, 0, std::uint8_t(header.size()), std::uint8_t(header.size() >> 8)};
    if (version > 1) bytes.insert(bytes.end(), {0, 0});
    bytes.insert(bytes.end(), header.begin(), header.end());
    const auto* data = reinterpret_cast<const std::uint8_t*>(values.data());
    bytes.insert(bytes.end(), data, data + 4 * values.size());
    return bytes;
}

const std::vector<float> six = {1, 2.5f, -3, 4, 1e-30f, 6};

}  // namespace

TEST_CASE("a table is written byte for byte as NumPy would write it") {
    CHECK(encode_npy(six, 2, 3) == npy_file("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", six));
    CHECK(encode_npy({}, 0, 3).size() == 128);
}

TEST_CASE("a table comes back from its bytes, of every version and in both orders") {
    for (const std::uint8_t version : {1, 2, 3}) {
        const auto table =
            decode_npy(npy_file("{'shape': (2, 3), 'fortran_order': False, 'descr': '<f4'}", six, version));
        CHECK(table.rows == 2);
        CHECK(table.columns == 3);
        CHECK(table.data == six);
    }
    const auto turned = decode_npy(npy_file("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }", six));
    CHECK(turned.data == std::vector<float>{1, -3, 1e-30f, 2.5f, 4, 6});
    CHECK(decode_npy(encode_npy({}, 4, 0)).rows == 4);
}

TEST_CASE("read as doubles, every float of NumPy and of PyTorch is exact") {
    const auto as = [](const std::string& type, const auto& numbers, const std::string& shape = "(2, 3)") {
        auto bytes = npy_file("{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }", {});
        const auto* data = reinterpret_cast<const std::uint8_t*>(numbers.data());
        bytes.insert(bytes.end(), data, data + sizeof(numbers[0]) * numbers.size());
        NpyDoubles table;
        REQUIRE(try_decode_npy(bytes, table));
        CHECK(table.rows == 2);
        CHECK(table.columns == 3);
        return table.data;
    };
    const std::vector<double> values = {1, -2.5, 0.333251953125, 0x1p-14, 0x1p-24, 65504};
    CHECK(as("<f8", values) == values);
    CHECK(as("<f2", std::vector<std::uint16_t>{0x3c00, 0xc100, 0x3555, 0x0400, 0x0001, 0x7bff}) == values);
    CHECK(as("<V2", std::vector<std::uint16_t>{0x3f80, 0xc020, 0x3eaa, 0x3880, 0x3380, 0x477f}) ==
          std::vector<double>{1, -2.5, 0.33203125, 0x1p-14, 0x1p-24, 65280});
    CHECK(as(">f2", std::vector<std::uint16_t>{0x003c, 0x00c1, 0x5535, 0x0004, 0x0100, 0xff7b}) == values);
    const std::vector<double> doubles(six.begin(), six.end());
    for (const char* shape : {"(2, 3)", "(1, 2, 3)", "(2, 1, 3)", "(2, 3, 1)", "(1, 1, 2, 3)"})
        CHECK(as("<f4", six, shape) == doubles);
    const auto special = as("<f2", std::vector<std::uint16_t>{0x7c00, 0xfc00, 0x7e00, 0x8000, 0x03ff, 0x0400});
    CHECK(special[0] == INFINITY);
    CHECK(special[1] == -INFINITY);
    CHECK(std::isnan(special[2]));
    CHECK(std::signbit(special[3]));
    CHECK(special[4] == 1023 * 0x1p-24);
    NpyDoubles unchanged{{1}, 1, 1};
    for (const char* header : {"{'descr': '<i8', 'fortran_order': False, 'shape': (2, 3), }",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3, 1, 2), }"})
        CHECK(try_decode_npy(npy_file(header, six), unchanged).code == ErrorCode::malformed);
    CHECK(unchanged.rows == 1);
}

TEST_CASE("a table comes back from a file, and a missing file is an error") {
    const auto path = (std::filesystem::temp_directory_path() / "posenc_npy_test.npy").string();
    save_npy(path, six, 3, 2);
    const auto table = load_npy(path);
    CHECK(table.rows == 3);
    CHECK(table.data == six);
    std::remove(path.c_str());
    NpyTable unchanged{{1}, 1, 1};
    CHECK(try_load_npy(path, unchanged).code == ErrorCode::malformed);
    CHECK(unchanged.rows == 1);
    CHECK(try_save_npy("/nowhere/at/all.npy", six, 2, 3).argument == std::string("path"));
}

TEST_CASE("bytes that are not a float32 table of two axes are rejected, truncated anywhere") {
    NpyTable table;
    const auto refuse = [&](const std::vector<std::uint8_t>& bytes) {
        CHECK(try_decode_npy(bytes, table).code == ErrorCode::malformed);
    };
    const std::string good = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }";
    const auto whole = npy_file(good, six);
    for (std::size_t length = 0; length < whole.size(); ++length)
        refuse(std::vector<std::uint8_t>(whole.begin(), whole.begin() + std::ptrdiff_t(length)));
    refuse(npy_file("{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }", six));
    refuse(npy_file("{'descr': '>f4', 'fortran_order': False, 'shape': (2, 3), }", six));
    refuse(npy_file("{'descr': '<f4', 'fortran_order': Maybe, 'shape': (2, 3), }", six));
    refuse(npy_file("{'descr': '<f4', 'fortran_order': False, 'shape': (6,), }", six));
    refuse(npy_file("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2, 3), }", six));
    refuse(npy_file("{'descr': '<f4', 'fortran_order': False, 'shape': (-2, 3), }", six));
    refuse(npy_file("{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999, 3), }", six));
    refuse(npy_file("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 4), }", six));
    refuse(npy_file("{'descr': '<f4', 'fortran_order': False}", six));
    refuse(npy_file(good, six, 4));
    refuse(npy_file("", six));
    CHECK(table.data.empty());
    std::vector<std::uint8_t> bytes = {42};
    CHECK(try_encode_npy(six, 2, 4, bytes).code == ErrorCode::shape_mismatch);
    CHECK(bytes == std::vector<std::uint8_t>{42});
}
