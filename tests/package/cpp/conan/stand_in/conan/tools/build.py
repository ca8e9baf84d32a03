from conan.errors import ConanInvalidConfiguration


def check_min_cppstd(conanfile, cppstd):
    if int(conanfile.settings.compiler_cppstd) < cppstd:
        raise ConanInvalidConfiguration(f"C++{conanfile.settings.compiler_cppstd} is below C++{cppstd}")
