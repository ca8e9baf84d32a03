# Finds Emscripten's own toolchain file from the emcc on the path, so that a preset can name this one.
if(NOT DEFINED ENV{EMSCRIPTEN_ROOT})
  find_program(POSENC_EMCC emcc REQUIRED)
  get_filename_component(posenc_emcc "${POSENC_EMCC}" REALPATH)
  get_filename_component(posenc_emscripten "${posenc_emcc}" DIRECTORY)
else()
  set(posenc_emscripten "$ENV{EMSCRIPTEN_ROOT}")
endif()
include("${posenc_emscripten}/cmake/Modules/Platform/Emscripten.cmake")
