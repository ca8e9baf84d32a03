"""Writes every golden file again, or the families named on the command line."""
import importlib
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
NOT_FAMILIES = {'common', 'generate'}


def families():
    return sorted(p.stem for p in HERE.glob('*.py') if p.stem not in NOT_FAMILIES and hasattr(load(p.stem), 'generate'))


def load(name):
    sys.path.insert(0, str(HERE)) if str(HERE) not in sys.path else None
    return importlib.import_module(name)


if __name__ == '__main__':
    known = families()
    wanted = sys.argv[1:] or known
    unknown = [name for name in wanted if name not in known]
    if unknown:
        sys.exit(f'unknown family {unknown[0]}; allowed: {", ".join(known)}')
    for name in wanted:
        load(name).generate()
