# How the modules for JavaScript are linked, and all that differs between versions of Emscripten.

# Options common to all modules.
function(posenc_link_common target)
  target_link_options(${target} PRIVATE
    -Oz -flto -fno-exceptions -fno-rtti
    -sFILESYSTEM=0 -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=2MB -sASSERTIONS=0)
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    target_link_options(${target} PRIVATE -sTOTAL_STACK=64KB)
  else()
    target_link_options(${target} PRIVATE -sSTACK_SIZE=64KB)
  endif()
endfunction()

# Embind's JavaScript only: `-lembind` would add the code that cpp/bindings/runtime/embind.cpp replaces.
function(posenc_link_embind target)
  find_file(POSENC_EMBIND NAMES lib/libembind.js embind/embind.js PATHS ${EMSCRIPTEN_ROOT_PATH}/src
            NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  set(own ${PROJECT_SOURCE_DIR}/cpp/toolchain/glue/library.js.in)
  target_link_options(${target} PRIVATE
    --js-library=${POSENC_EMBIND} --js-library=${own}
    -sDYNAMIC_EXECUTION=0)  # no `new Function`: a strict content security policy forbids it
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${own})
endfunction()

# Makes one function of a plain script.
function(posenc_link_around target)
  set(around ${PROJECT_SOURCE_DIR}/cpp/toolchain/glue)
  target_link_options(
    ${target} PRIVATE --extern-pre-js=${around}/before.js.in --extern-post-js=${around}/after.js.in)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${around}/before.js.in ${around}/after.js.in)
endfunction()

# A module bound by Embind, and its glue: createPosenc(Module, WebAssembly) starts a compiled module synchronously. Of
# Emscripten's two runtimes this is the small one: without files, document and printing, it needs only
# `WebAssembly.instantiate` of its host, which is a parameter here. The names of imports and exports stay those of C++
# (-lexports.js), so that one glue fits every module. No function takes 64 bits: with WASM_BIGINT no wrappers for those
# are generated.
function(posenc_link_module target)
  posenc_link_common(${target})
  posenc_link_embind(${target})
  posenc_link_around(${target})
  target_link_options(${target} PRIVATE
    --no-entry -lexports.js -sMINIMAL_RUNTIME=1 -sENVIRONMENT=web -sEXPORT_NAME=Module -sWASM_BIGINT=1)
endfunction()

# A module without a runtime: no allocation, no start, and memory that JavaScript makes larger.
function(posenc_link_bare target)
  posenc_link_common(${target})
  target_link_options(${target} PRIVATE --no-entry -sSTANDALONE_WASM=1 -sMALLOC=none -sINITIAL_MEMORY=128KB)
  set_target_properties(${target} PROPERTIES SUFFIX .wasm)
endfunction()

# Plain JavaScript, for posenc/pure: one function that returns the exports synchronously, createPosenc({ print, printErr
# }).
function(posenc_link_pure target)
  posenc_link_common(${target})
  target_link_options(${target} PRIVATE
    -sENVIRONMENT=web,worker -sWASM=0 -sWASM_ASYNC_COMPILATION=0 -sINCOMING_MODULE_JS_API=[print,printErr])
  posenc_link_embind(${target})
  if(EMSCRIPTEN_VERSION VERSION_LESS 4.0.4)
    # Without import.meta and asynchronous compilation the glue contains nothing that bundlers trip over, and starts
    # synchronously.
    target_link_options(
      ${target} PRIVATE -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0 -sEXPORT_NAME=createPosenc)
  else()
    # Since 4.0.4 an ES module has import.meta, and since 4.0.12 every factory gives a promise: the function around a
    # plain script is our own.
    posenc_link_around(${target})
    target_link_options(${target} PRIVATE -sEXPORTED_RUNTIME_METHODS=HEAPU8,HEAP32,HEAPF32,HEAPF64)
  endif()
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.55)
    target_link_options(${target} PRIVATE --memory-init-file 0)
  endif()
endfunction()
