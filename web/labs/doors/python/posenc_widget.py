"""A lab in a notebook, with its state in Python: Lab("clock", text="A clock", position=10).view

The script of the labs is loaded from `script`, the address of posenc-lab.js; anywidget.mjs lies beside this file.
"""

import pathlib

import anywidget
import traitlets


class Lab(anywidget.AnyWidget):
    """A lab of posenc; `view` follows the reader, and the lab follows `view`."""

    _esm = pathlib.Path(__file__).with_name("anywidget.mjs")
    script = traitlets.Unicode().tag(sync=True)
    lab = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)

    def __init__(self, lab, *, script, text, **view):
        super().__init__(lab=lab, script=script, text=text, view=view)
