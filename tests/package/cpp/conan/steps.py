"""Carries out the recipe without Conan: the methods in the order in which `conan create` calls them.

    python3 steps.py <folder of the recipe> <work folder> static|shared <compiler>

It leaves the package in <work folder>/package and, as CMakeDeps would, what find_package reads beside it.
"""

import collections
import importlib.util
import os
import shutil
import sys
from types import SimpleNamespace

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "stand_in"))
sys.dont_write_bytecode = True

recipe_folder, work_folder, linkage, compiler = sys.argv[1:]
specification = importlib.util.spec_from_file_location("conanfile", os.path.join(recipe_folder, "conanfile.py"))
module = importlib.util.module_from_spec(specification)
specification.loader.exec_module(module)


recipe = module.PosencConan()
recipe.recipe_folder = recipe_folder
recipe.work_folder = work_folder
recipe.export_sources_folder = os.path.join(work_folder, "sources")
recipe.package_folder = os.path.join(work_folder, "package")
recipe.settings = SimpleNamespace(os="Linux", compiler="gcc", compiler_cppstd="20", compiler_executable=compiler)
recipe.options = {**recipe.default_options, "shared": linkage == "shared"}
recipe.cpp_info = SimpleNamespace(
    components=collections.defaultdict(lambda: SimpleNamespace(libs=[], requires=[], system_libs=[]))
)
for folder in (recipe.export_sources_folder, recipe.package_folder):
    shutil.rmtree(folder, ignore_errors=True)

for step in (
    "set_version",
    "export_sources",
    "layout",
    "requirements",
    "validate",
    "generate",
    "build",
    "package",
    "package_info",
):
    getattr(recipe, step)()

kind, ending = ("SHARED", "so") if linkage == "shared" else ("STATIC", "a")
config = os.path.join(work_folder, "generators", "posenc-config.cmake")
os.makedirs(os.path.dirname(config), exist_ok=True)
with open(config, "w", encoding="utf-8") as file:
    for name, component in recipe.cpp_info.components.items():
        [library] = component.libs
        linked = [*(f"posenc::{other}" for other in component.requires), *component.system_libs]
        file.write(
            f"""add_library(posenc::{name} {kind} IMPORTED)
set_target_properties(posenc::{name} PROPERTIES
  IMPORTED_LOCATION "{recipe.package_folder}/lib/lib{library}.{ending}"
  INTERFACE_INCLUDE_DIRECTORIES "{recipe.package_folder}/include"
  INTERFACE_LINK_LIBRARIES "{';'.join(linked)}")
"""
        )
print(recipe.version, recipe.required)
