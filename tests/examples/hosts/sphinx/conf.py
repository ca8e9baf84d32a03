import sys

sys.path.insert(0, ".")  # posenc_figures.py lies beside this file

project = "A course"
extensions = ["myst_parser", "posenc_figures"]
html_theme = "alabaster"
html_static_path = ["_static"]
html_js_files = [
    ("posenc/posenc-lab.js", {"type": "module"}),
    "posenc/posenc-elements.js",
    "posenc/posenc-frames.js",
]
