# Compiler flags. Contraction into fused multiply-adds is off everywhere: results must be the same bits on every
# instruction set.

# Small code. Emscripten before 3.1.22 forbids every inlining with -Oz, of functions too that are smaller than a call.
set(POSENC_SMALL -Oz -finline-functions)

function(posenc_set_flags target)
  target_compile_options(${target} PRIVATE -ffp-contract=off -fno-math-errno -Wall -Wextra -Wshadow -Wconversion
                                           -Wno-sign-conversion -Wno-missing-field-initializers)
  if(EMSCRIPTEN)
    # Whole-program optimisation makes it 6 % smaller.
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti -flto)
    if(POSENC_SCALAR_ONLY)
      # JavaScript without switches: SWC 1.11 to 1.15.33 drop the last return of some that wasm2js writes.
      target_compile_options(${target} PRIVATE -fno-jump-tables)
    else()
      # Every engine with SIMD has these, and numbers out of range saturate instead of becoming 0.
      target_compile_options(${target} PRIVATE -mnontrapping-fptoint -msign-ext -mbulk-memory)
    endif()
  endif()
  if(POSENC_SANITIZE)
    target_compile_options(${target} PUBLIC -fsanitize=address,undefined -fno-sanitize-recover=all
                                            -fno-omit-frame-pointer -g1)
    target_link_options(${target} PUBLIC -fsanitize=address,undefined)
  endif()
endfunction()

# In the browser everything except the exact arithmetic and the kernels is optimised for size: readers wait for bytes.
# Those two unroll their loops where it pays; further copies by the compiler only cost.
function(posenc_make_small target)
  set(kernels ${PROJECT_SOURCE_DIR}/cpp/src/kernels)
  set(once -fno-unroll-loops -fno-vectorize -fno-slp-vectorize)
  get_target_property(exact ${target} SOURCES)
  list(FILTER exact INCLUDE REGEX "/exact/")
  set_source_files_properties(${exact} PROPERTIES COMPILE_OPTIONS "-O2;${once}")
  set_source_files_properties(${kernels}/scalar.cpp ${kernels}/wasm.cpp ${kernels}/dispatch.cpp
                              PROPERTIES COMPILE_OPTIONS "-Os;-finline-functions;${once}")
  target_compile_options(${target} PRIVATE ${POSENC_SMALL})
endfunction()

# Compiles many sources as one, which takes a third of the time: headers are read once. Sources with their own flags
# stay apart, and so do kernels. Only the presets of this repository do so: a linker takes whole objects out of an
# archive, so that a program with one table would hold every encoding; and no source can forget an include.
function(posenc_join_sources target)
  get_target_property(apart ${target} SOURCES)
  list(FILTER apart INCLUDE REGEX "(^|/)kernels/")
  set_source_files_properties(${apart} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
endfunction()

# One source per instruction set, each compiled with that set's flags; from a folder of kernels.
function(posenc_add_kernels target kernels)
  if(NOT EMSCRIPTEN OR POSENC_SCALAR_ONLY)
    target_sources(${target} PRIVATE ${kernels}/scalar.cpp)
    target_compile_definitions(${target} PRIVATE POSENC_KERNELS_SCALAR)
  endif()
  if(POSENC_SCALAR_ONLY)
    target_compile_definitions(${target} PRIVATE POSENC_SCALAR_ONLY)
    return()
  endif()
  if(EMSCRIPTEN)
    target_sources(${target} PRIVATE ${kernels}/wasm.cpp)
    target_compile_definitions(${target} PRIVATE POSENC_KERNELS_WASM XSIMD_WITH_WASM=1)
    target_compile_options(${target} PRIVATE -msimd128)
    # xsimd 8 has no WebAssembly architecture: its SSE4.2 code is compiled to SIMD128. Newer ones must not see SSE.
    file(STRINGS "${PROJECT_BINARY_DIR}/staged/xsimd/config/xsimd_config.hpp" line REGEX "define XSIMD_VERSION_MAJOR")
    string(REGEX MATCH "[0-9]+" major "${line}")
    if(major LESS 12)
      target_compile_options(${target} PRIVATE -msse4.2)
    endif()
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
    target_sources(${target} PRIVATE ${kernels}/sse2.cpp ${kernels}/avx2.cpp ${kernels}/avx512.cpp)
    set_source_files_properties(${kernels}/avx2.cpp PROPERTIES COMPILE_OPTIONS -mavx2)
    set(uncertain $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    set_source_files_properties(${kernels}/avx512.cpp PROPERTIES COMPILE_OPTIONS
                                "-mavx512f;-mavx512cd;-mavx512dq;-mavx512bw;${uncertain}")
    target_compile_definitions(${target} PRIVATE POSENC_KERNELS_X86)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64|ARM64")
    target_sources(${target} PRIVATE ${kernels}/neon.cpp)
    target_compile_definitions(${target} PRIVATE POSENC_KERNELS_NEON)
  endif()
endfunction()
