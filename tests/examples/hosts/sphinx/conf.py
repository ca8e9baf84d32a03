project = "A course"
html_theme = "alabaster"
html_static_path = ["_static"]
html_js_files = [
    ("posenc/posenc-lab.js", {"type": "module"}),
    "posenc/posenc-elements.js",
    "posenc/posenc-frames.js",
]
