"""The recipe of this checkout: conan create cpp/packaging/conan --build=missing -s compiler.cppstd=20"""

import json
import os

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, rmdir

required_conan_version = ">=2.0"


class PosencConan(ConanFile):
    name = "posenc"
    description = "Positional encodings of Transformers: exact, fast, C++20 with SIMD."
    license = "MIT"
    url = homepage = "https://github.com/posenc/posenc"
    topics = ("positional-encoding", "transformer", "rope", "simd")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    implements = ["auto_shared_fpic"]

    def _checkout(self):
        return os.path.join(self.recipe_folder, "..", "..", "..")

    def set_version(self):
        with open(os.path.join(self._checkout(), "package.json"), encoding="utf-8") as package:
            self.version = json.load(package)["version"]

    def export_sources(self):
        for pattern in ("CMakeLists.txt", "package.json", "LICENSE", "cpp/*"):
            copy(self, pattern, self._checkout(), self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def requirements(self):
        # Headers that only the sources of the library include.
        self.requires("xsimd/[>=8.1 <15]", visible=False)

    def validate(self):
        check_min_cppstd(self, 20)
        if self.settings.compiler == "msvc":
            raise ConanInvalidConfiguration("posenc is compiled with GCC or clang")

    def generate(self):
        CMakeDeps(self).generate()
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["POSENC_TESTS"] = False
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        # CMakeDeps and PkgConfigDeps write these for every consumer.
        rmdir(self, os.path.join(self.package_folder, "lib", "cmake"))
        rmdir(self, os.path.join(self.package_folder, "lib", "pkgconfig"))

    def package_info(self):
        self.cpp_info.libs = ["posenc"]
        if self.settings.os in ("Linux", "FreeBSD"):
            self.cpp_info.system_libs = ["m"]
