#!/bin/sh
# Without CMake: PKG_CONFIG_PATH is the folder of posenc.pc.
set -eu
$CXX $CXXFLAGS main.cpp $(pkg-config --cflags --libs posenc) -o app
