"""Writes every family's vectors again, or those of the families named: python3 generate.py [--check] [family...]

--check writes nothing: it fails where a file is not what would be written.
"""
import importlib
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
SHARED = {'generate', 'writer', 'rounding', 'flags', 'rotations'}


def families():
    return sorted(file.stem for file in HERE.glob('*.py') if file.stem not in SHARED)


if __name__ == '__main__':
    # The formulas are in the second folder; families of the same name come from the first.
    sys.path[:0] = [str(HERE), str(HERE.parents[1] / 'golden' / 'generate')]
    known = families()
    wanted = [word for word in sys.argv[1:] if word != '--check'] or known
    unknown = [name for name in wanted if name not in known]
    if unknown:
        sys.exit(f'unknown family {unknown[0]}; allowed: {", ".join(known)}')
    for name in wanted:
        importlib.import_module(name).generate()
