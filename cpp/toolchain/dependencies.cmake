# Finds xsimd, Catch2 and nlohmann_json where they are installed and fetches pinned commits where they are not: a git
# commit is its own checked hash. To build against your own checkout, pass -DFETCHCONTENT_SOURCE_DIR_XSIMD=...
# (or _CATCH2, _NLOHMANN_JSON); that wins over an installed package.
include(FetchContent)

set(POSENC_XSIMD_COMMIT e88a72831858123924f7118f345dfe5d70d95991)          # 14.3.0
set(POSENC_CATCH2_COMMIT fa43b77429ba76c462b1898d6cd2f2d7a9416b14)         # 3.7.1
set(POSENC_NLOHMANN_JSON_COMMIT 9cca280a4d0ccf0c08f47a99aa71d1b0e52f8d03)  # 3.11.3

# The include folder of xsimd, as the interface target posenc_xsimd.
function(posenc_find_xsimd)
  if(FETCHCONTENT_SOURCE_DIR_XSIMD)
    set(headers "${FETCHCONTENT_SOURCE_DIR_XSIMD}/include")
  elseif(xsimd_SOURCE_DIR)  # a host's own: two versions in one program would share the names of their functions
    set(headers "${xsimd_SOURCE_DIR}/include")
  else()
    # A cross build confines its searches to its own sysroot; only headers may come from the host.
    find_path(POSENC_XSIMD_INCLUDE_DIR xsimd/xsimd.hpp PATHS /usr/include /usr/local/include /opt/homebrew/include
              NO_CMAKE_FIND_ROOT_PATH)
    if(POSENC_XSIMD_INCLUDE_DIR)
      set(headers "${POSENC_XSIMD_INCLUDE_DIR}")
    else()
      # Headers only: a folder without a CMakeLists.txt is not added as a subproject.
      FetchContent_Declare(xsimd GIT_REPOSITORY https://github.com/xtensor-stack/xsimd.git
                           GIT_TAG ${POSENC_XSIMD_COMMIT} SOURCE_SUBDIR include)
      FetchContent_MakeAvailable(xsimd)
      set(headers "${xsimd_SOURCE_DIR}/include")
    endif()
  endif()
  # Only the folder xsimd is staged: a host's whole include folder would leak into a cross build.
  file(COPY "${headers}/xsimd" DESTINATION "${PROJECT_BINARY_DIR}/staged")
  add_library(posenc_xsimd INTERFACE)
  target_include_directories(posenc_xsimd SYSTEM INTERFACE "${PROJECT_BINARY_DIR}/staged")
endfunction()

# Catch2 2.13 or 3.x as the interface target posenc_catch2, which brings a main function.
function(posenc_find_catch2)
  if(NOT FETCHCONTENT_SOURCE_DIR_CATCH2)
    find_package(Catch2 QUIET)
  endif()
  if(NOT TARGET Catch2::Catch2)
    FetchContent_Declare(Catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG ${POSENC_CATCH2_COMMIT})
    FetchContent_MakeAvailable(Catch2)
  endif()
  add_library(posenc_catch2 INTERFACE)
  if(TARGET Catch2::Catch2WithMain)
    target_link_libraries(posenc_catch2 INTERFACE Catch2::Catch2WithMain)
  else()  # before 2.13.9
    target_link_libraries(posenc_catch2 INTERFACE Catch2::Catch2)
    file(WRITE "${PROJECT_BINARY_DIR}/catch_main.cpp" "#define CATCH_CONFIG_MAIN\n#include <catch2/catch.hpp>\n")
    set_source_files_properties("${PROJECT_BINARY_DIR}/catch_main.cpp" PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
    target_sources(posenc_catch2 INTERFACE "${PROJECT_BINARY_DIR}/catch_main.cpp")
  endif()
endfunction()

function(posenc_find_json)
  if(NOT FETCHCONTENT_SOURCE_DIR_NLOHMANN_JSON)
    find_package(nlohmann_json QUIET)
  endif()
  if(NOT TARGET nlohmann_json::nlohmann_json)
    FetchContent_Declare(nlohmann_json GIT_REPOSITORY https://github.com/nlohmann/json.git
                         GIT_TAG ${POSENC_NLOHMANN_JSON_COMMIT})
    FetchContent_MakeAvailable(nlohmann_json)
  endif()
endfunction()
