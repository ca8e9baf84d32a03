# `cmake --install`, so that find_package(posenc) and pkg-config work from another project, wherever the files are
# moved.
include(CMakePackageConfigHelpers)
set(posenc_targets posenc)
set(posenc_without)
if(POSENC_TRAINING)
  list(APPEND posenc_targets posenc_training)
else()
  list(APPEND posenc_without PATTERN "posenc/training" EXCLUDE)
endif()
if(POSENC_LESSONS OR POSENC_TRAINING)
  list(APPEND posenc_targets posenc_lessons)
else()
  list(APPEND posenc_without PATTERN "posenc/lessons" EXCLUDE)
endif()
install(TARGETS ${posenc_targets} EXPORT posencTargets)
install(DIRECTORY cpp/include/posenc "${PROJECT_BINARY_DIR}/generated/posenc" DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.hpp" PATTERN "*.h" ${posenc_without})

set(posenc_config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/posenc)
install(EXPORT posencTargets NAMESPACE posenc:: DESTINATION ${posenc_config_dir})
configure_package_config_file(cpp/packaging/posencConfig.cmake.in posencConfig.cmake
                              INSTALL_DESTINATION ${posenc_config_dir} NO_SET_AND_CHECK_MACRO)
# Until 1.0 a minor version may change the interface: asking for 0.1 accepts any later 0.1.x, and no 0.2.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/posencConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/posencConfig.cmake" "${PROJECT_BINARY_DIR}/posencConfigVersion.cmake"
        DESTINATION ${posenc_config_dir})

file(RELATIVE_PATH posenc_prefix "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" "${CMAKE_INSTALL_PREFIX}")
string(REGEX REPLACE "/$" "" posenc_prefix "${posenc_prefix}")
# An absolute folder replaces the prefix.
foreach(folder IN ITEMS includedir libdir)
  string(TOUPPER ${folder} variable)
  cmake_path(APPEND posenc_${folder} "\${prefix}" "${CMAKE_INSTALL_${variable}}")
endforeach()
configure_file(cpp/packaging/posenc.pc.in posenc.pc @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/posenc.pc" DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
