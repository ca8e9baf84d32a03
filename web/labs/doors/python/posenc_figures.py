"""A fence of Markdown becomes a figure or a lab: for Python-Markdown (MkDocs) and Sphinx (MyST, Jupyter Book).

MkDocs, mkdocs.yml:         markdown_extensions: [posenc_figures]
Sphinx and MyST, conf.py:   extensions = ["posenc_figures"]

The rules are those of fence.mjs; tests/labs/doors/cases.json holds both to them.
"""

import re
from html import escape

FIGURES = ("heatmap", "curves")


class FenceError(ValueError):
    """A fence that is not understood, with what is allowed."""


def wrong(name, value, allowed):
    return FenceError(f'posenc: {name} is "{value}"; allowed: {allowed}')


def fence_html(body):
    """The HTML of a fence, in one line."""
    values = {}
    for line in (line.strip() for line in body.split("\n")):
        if not line:
            continue
        found = re.fullmatch(r"([a-z][a-z0-9-]*):(?:\s+(.*))?", line)
        if not found or found[1].startswith("on") or found[1] == "style":
            raise wrong("a line", line, "name: value")
        if found[1] in values:
            raise wrong("a line", line, f"{found[1]} once")
        values[found[1]] = found[2] or ""
    lab, figure, text, picture = (values.get(name) for name in ("lab", "figure", "text", "picture"))
    if (lab is None) == (figure is None):
        raise wrong("a fence", body.strip(), "lab or figure, and one of them")
    if lab is not None and not re.fullmatch(r"[a-z]+", lab):
        raise wrong("lab", lab, "the name of a lab, as in its address")
    if figure is not None and figure not in FIGURES:
        raise wrong("figure", figure, ", ".join(FIGURES))
    if not text:
        raise wrong("text", text or "", "what the figure shows, for readers without it")
    quoted = lambda value: escape(value).replace("&#x27;", "'")
    attributes = "".join(
        f' {name}="{quoted(value)}"' if value else f" {name}"
        for name, value in values.items()
        if name not in ("figure", "text", "picture")
    )
    tag = "posenc-lab" if figure is None else f"posenc-{figure}"
    inside = quoted(text) if picture is None else f'<img src="{quoted(picture)}" alt="{quoted(text)}">'
    return f"<{tag}{attributes}>{inside}</{tag}>"


FENCE = re.compile(r"^(?P<fence>`{3,}|~{3,})posenc[ \t]*\n(?P<body>.*?)\n(?P=fence)[ \t]*$", re.M | re.S)


def makeExtension(**_options):
    """The entry of Python-Markdown."""
    from markdown.extensions import Extension
    from markdown.preprocessors import Preprocessor

    class Fences(Preprocessor):
        def run(self, lines):
            stash = self.md.htmlStash.store
            return FENCE.sub(lambda found: stash(fence_html(found["body"])), "\n".join(lines)).split("\n")

    class Figures(Extension):
        def extendMarkdown(self, md):
            # Before the fences of code, which have priority 25.
            md.preprocessors.register(Fences(md), "posenc", 26)

    return Figures()


def setup(app):
    """The entry of Sphinx: the directive `posenc`, whose content is that of the fence."""
    from docutils import nodes
    from docutils.parsers.rst import Directive

    class Figure(Directive):
        has_content = True

        def run(self):
            try:
                return [nodes.raw("", fence_html("\n".join(self.content)), format="html")]
            except FenceError as error:
                raise self.error(str(error)) from error

    app.add_directive("posenc", Figure)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
