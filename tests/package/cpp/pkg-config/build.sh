#!/bin/sh
# Without CMake: PKG_CONFIG_PATH says where posenc.pc is.
set -eu
$CXX $CXXFLAGS main.cpp $(pkg-config --cflags --libs posenc) -o app
