# Carries out the port without vcpkg: its functions, as far as the port calls them, in plain CMake, for one build type.
#   cmake -DPORT_DIR=... -DWORK=... -DLINKAGE=static|dynamic -DCXX=... -P steps.cmake
set(PORT posenc)
set(CURRENT_PORT_DIR "${PORT_DIR}")
set(CURRENT_PACKAGES_DIR "${WORK}/packages")
set(CURRENT_BUILDTREES_DIR "${WORK}/buildtrees")
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}")

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# An argument that the real function does not know would be refused there; here too.
macro(read_arguments single multiple)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "${single}" "${multiple}")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "${CMAKE_CURRENT_FUNCTION} does not know ${arg_UNPARSED_ARGUMENTS}")
  endif()
endmacro()

function(vcpkg_cmake_configure)
  read_arguments("SOURCE_PATH" "OPTIONS;OPTIONS_DEBUG;OPTIONS_RELEASE")
  string(COMPARE EQUAL "${LINKAGE}" dynamic shared)
  run("${CMAKE_COMMAND}" -S "${arg_SOURCE_PATH}" -B "${CURRENT_BUILDTREES_DIR}" -G Ninja -DCMAKE_BUILD_TYPE=Release
      "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}" "-DCMAKE_CXX_COMPILER=${CXX}" -DBUILD_SHARED_LIBS=${shared}
      ${arg_OPTIONS} ${arg_OPTIONS_RELEASE})
endfunction()

function(vcpkg_cmake_install)
  read_arguments("" "")
  run("${CMAKE_COMMAND}" --build "${CURRENT_BUILDTREES_DIR}" --target install)
endfunction()

# The package goes to share/<port>, one folder less deep.
function(vcpkg_cmake_config_fixup)
  read_arguments("CONFIG_PATH;PACKAGE_NAME" "")
  file(RENAME "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}" "${CURRENT_PACKAGES_DIR}/moved")
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/lib/cmake")
  file(MAKE_DIRECTORY "${CURRENT_PACKAGES_DIR}/share")
  file(RENAME "${CURRENT_PACKAGES_DIR}/moved" "${CURRENT_PACKAGES_DIR}/share/${PORT}")
  set(targets "${CURRENT_PACKAGES_DIR}/share/${PORT}/posencTargets.cmake")
  file(READ "${targets}" text)
  set(up "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\n")
  string(REPLACE "${up}${up}${up}" "${up}${up}" text "${text}")
  file(WRITE "${targets}" "${text}")
endfunction()

function(vcpkg_fixup_pkgconfig)
  read_arguments("" "")
  file(STRINGS "${CURRENT_PACKAGES_DIR}/lib/pkgconfig/posenc.pc" prefix REGEX "^prefix=\\\${pcfiledir}/")
  if(NOT prefix)
    message(FATAL_ERROR "posenc.pc cannot be moved")
  endif()
endfunction()

function(vcpkg_install_copyright)
  read_arguments("" "FILE_LIST")
  configure_file("${arg_FILE_LIST}" "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright" COPYONLY)
endfunction()

include("${PORT_DIR}/portfile.cmake")
