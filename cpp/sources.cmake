# The sources of the library: every file of these folders, in the order in which the data flows.
set(POSENC_SOURCES cpp/src/kernels/dispatch.cpp)  # flags.cmake adds a source for each instruction set
foreach(folder core exact frequencies tables encodings analysis)
  file(GLOB sources RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cpp/src/${folder}/*.cpp)
  list(APPEND POSENC_SOURCES ${sources})
endforeach()
