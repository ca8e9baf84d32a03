# Compiler flags. Contraction into fused multiply-adds is off everywhere: results must be the same bits on every
# instruction set.

# Small code. Emscripten before 3.1.22 forbids every inlining with -Oz, of functions too that are smaller than a call.
set(POSENC_SMALL -Oz -finline-functions)

# Options of clang, as clang-cl takes them: its own -Wall is every warning that there is, and it ignores most others.
function(posenc_set_options target)
  if(MSVC)
    list(TRANSFORM ARGN PREPEND /clang:)
  endif()
  target_compile_options(${target} PRIVATE ${ARGN})
endfunction()

function(posenc_set_flags target)
  posenc_set_options(${target} -ffp-contract=off -fno-math-errno -Wall -Wextra -Wshadow -Wconversion
                     -Wno-sign-conversion -Wno-missing-field-initializers)
  if(NOT EMSCRIPTEN)
    # A program whose linker drops what nobody names (-Wl,--gc-sections, -Wl,-dead_strip) has the kernels that it calls.
    posenc_set_options(${target} -ffunction-sections -fdata-sections)
  endif()
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
    set(sanitizers address,undefined)
    if(POSENC_SANITIZE STREQUAL thread)
      set(sanitizers thread)
    endif()
    target_compile_options(${target} PUBLIC -fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer
                                            -g1)
    target_link_options(${target} PUBLIC -fsanitize=${sanitizers})
  endif()
endfunction()

# In the browser everything except the exact arithmetic and the kernels is optimised for size: readers wait for bytes.
# Those two unroll their loops where it pays; further copies by the compiler only cost.
set(POSENC_FLAGS_scalar)
set(POSENC_FLAGS_wasm)
function(posenc_make_small target)
  set(kernels ${PROJECT_SOURCE_DIR}/cpp/src/kernels)
  set(once -fno-unroll-loops -fno-vectorize -fno-slp-vectorize)
  get_target_property(exact ${target} SOURCES)
  list(FILTER exact INCLUDE REGEX "/exact/")
  set_source_files_properties(${exact} PROPERTIES COMPILE_OPTIONS "-O2;${once}")
  set_source_files_properties(${kernels}/dispatch.cpp PROPERTIES COMPILE_OPTIONS "-Os;-finline-functions;${once}")
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

# A group of kernels: a source for each instruction set, compiled with that set's flags, and one that knows which is in
# use. `header`, below cpp/src, says what is in the group.
function(posenc_add_kernels target)
  foreach(header IN LISTS ARGN)
    string(REPLACE "/" "_" name "${header}")
    string(REPLACE ".hpp" "" name "${name}")
    set(folder ${PROJECT_BINARY_DIR}/generated/kernels)
    set(line POSENC_IN_USE)
    configure_file(${PROJECT_SOURCE_DIR}/cpp/src/kernels/isa.cpp.in ${folder}/${name}.cpp @ONLY)
    target_sources(${target} PRIVATE ${folder}/${name}.cpp)
    foreach(isa IN LISTS POSENC_ISAS)
      set(line "POSENC_INSTANTIATE(${isa})")
      configure_file(${PROJECT_SOURCE_DIR}/cpp/src/kernels/isa.cpp.in ${folder}/${name}_${isa}.cpp @ONLY)
      target_sources(${target} PRIVATE ${folder}/${name}_${isa}.cpp)
      set_source_files_properties(${folder}/${name}_${isa}.cpp PROPERTIES COMPILE_OPTIONS "${POSENC_FLAGS_${isa}}")
    endforeach()
  endforeach()
  target_compile_definitions(${target} PRIVATE ${POSENC_ISA_DEFINITIONS})
  target_compile_options(${target} PRIVATE ${POSENC_ISA_OPTIONS})
endfunction()

# The instruction sets of this build, slowest first.
set(POSENC_ISAS)
set(POSENC_ISA_DEFINITIONS)
set(POSENC_ISA_OPTIONS)
# x86-64 always has SSE2: plain loops are there for the tests.
set(has_better FALSE)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64" AND NOT POSENC_TESTS AND NOT POSENC_BENCH)
  set(has_better TRUE)
endif()
if(POSENC_SCALAR_ONLY OR (NOT EMSCRIPTEN AND NOT has_better))
  list(APPEND POSENC_ISAS scalar)
  list(APPEND POSENC_ISA_DEFINITIONS POSENC_KERNELS_SCALAR)
endif()
if(POSENC_SCALAR_ONLY)
  list(APPEND POSENC_ISA_DEFINITIONS POSENC_SCALAR_ONLY)
elseif(EMSCRIPTEN)
  list(APPEND POSENC_ISAS wasm)
  list(APPEND POSENC_ISA_DEFINITIONS POSENC_KERNELS_WASM XSIMD_WITH_WASM=1)
  list(APPEND POSENC_ISA_OPTIONS -msimd128)
  # xsimd 8 has no WebAssembly architecture: its SSE4.2 code is compiled to SIMD128. Newer ones must not see SSE.
  file(STRINGS "${PROJECT_BINARY_DIR}/staged/xsimd/config/xsimd_config.hpp" line REGEX "define XSIMD_VERSION_MAJOR")
  string(REGEX MATCH "[0-9]+" major "${line}")
  if(major LESS 12)
    list(APPEND POSENC_ISA_OPTIONS -msse4.2)
  endif()
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
  list(APPEND POSENC_ISAS sse2 avx2 avx512)
  list(APPEND POSENC_ISA_DEFINITIONS POSENC_KERNELS_X86)
  set(POSENC_FLAGS_avx2 "-mavx2;-mf16c")
  set(uncertain $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  set(POSENC_FLAGS_avx512 "-mavx512f;-mavx512cd;-mavx512dq;-mavx512bw;${uncertain}")
  if(MSVC)
    list(TRANSFORM POSENC_FLAGS_avx2 PREPEND /clang:)
    list(TRANSFORM POSENC_FLAGS_avx512 PREPEND /clang: REGEX "^-m")
  endif()
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64|ARM64")
  list(APPEND POSENC_ISAS neon)
  list(APPEND POSENC_ISA_DEFINITIONS POSENC_KERNELS_NEON)
endif()
