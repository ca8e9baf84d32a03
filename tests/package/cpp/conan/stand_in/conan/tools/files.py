import fnmatch
import os
import shutil


def copy(conanfile, pattern, src, dst):
    """Conan's pattern: * stands for folders too."""
    copied = []
    for folder, _, names in os.walk(src):
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), src)
            if fnmatch.fnmatch(path, pattern):
                os.makedirs(os.path.dirname(os.path.join(dst, path)), exist_ok=True)
                copied.append(shutil.copy2(os.path.join(src, path), os.path.join(dst, path)))
    return copied


def rmdir(conanfile, path):
    shutil.rmtree(path, ignore_errors=True)
