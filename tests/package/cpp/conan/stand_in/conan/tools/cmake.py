import os
import subprocess


def cmake_layout(conanfile):
    conanfile.source_folder = conanfile.export_sources_folder
    conanfile.build_folder = os.path.join(conanfile.work_folder, "build")


class CMakeDeps:
    def __init__(self, conanfile):
        self.conanfile = conanfile

    def generate(self):
        pass  # xsimd is the system's: there is no package to write files for


class CMakeToolchain:
    def __init__(self, conanfile):
        self.conanfile = conanfile
        self.cache_variables = {}

    def generate(self):
        self.conanfile.cache_variables = self.cache_variables


class CMake:
    def __init__(self, conanfile):
        self.conanfile = conanfile

    def _run(self, *arguments):
        subprocess.run(["cmake", *arguments], check=True)

    def configure(self):
        conanfile = self.conanfile
        variables = {
            "CMAKE_BUILD_TYPE": "Release",
            "CMAKE_CXX_COMPILER": conanfile.settings.compiler_executable,
            "CMAKE_CXX_STANDARD": conanfile.settings.compiler_cppstd,
            "BUILD_SHARED_LIBS": conanfile.options["shared"],
            "CMAKE_POSITION_INDEPENDENT_CODE": conanfile.options["fPIC"],
            "CMAKE_INSTALL_LIBDIR": "lib",
            **conanfile.cache_variables,
        }
        defined = [f"-D{name}={value}" for name, value in variables.items()]
        self._run("-S", conanfile.source_folder, "-B", conanfile.build_folder, "-G", "Ninja", *defined)

    def build(self):
        self._run("--build", self.conanfile.build_folder)

    def install(self):
        self._run("--install", self.conanfile.build_folder, "--prefix", self.conanfile.package_folder)
