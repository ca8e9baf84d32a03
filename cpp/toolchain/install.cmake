# `cmake --install`, so that find_package(posenc) works from another project.
include(CMakePackageConfigHelpers)
install(TARGETS posenc EXPORT posencTargets)
install(DIRECTORY cpp/include/posenc DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.hpp")
install(FILES "${CMAKE_BINARY_DIR}/generated/posenc/core/version.hpp"
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/posenc/core)
set(posenc_config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/posenc)
install(EXPORT posencTargets NAMESPACE posenc:: DESTINATION ${posenc_config_dir})
file(WRITE "${CMAKE_BINARY_DIR}/posencConfig.cmake"
     "include(\"\${CMAKE_CURRENT_LIST_DIR}/posencTargets.cmake\")\n")
write_basic_package_version_file("${CMAKE_BINARY_DIR}/posencConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_BINARY_DIR}/posencConfig.cmake" "${CMAKE_BINARY_DIR}/posencConfigVersion.cmake"
        DESTINATION ${posenc_config_dir})
