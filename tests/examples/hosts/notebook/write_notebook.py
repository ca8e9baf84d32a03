# The cell of a notebook that shows a lab, a frame and a table: all of it is one string of HTML.
import json

figures = """<p><a href="#a">Before</a></p>
<script type="module" src="posenc/posenc-lab.js"></script>
<script src="posenc/posenc-elements.js"></script>
<script src="posenc/posenc-frames.js"></script>
<posenc-lab lab="encode" show="figure" dimensions="0 1 10">
The table of 100 positions, with three columns as curves.</posenc-lab>
<p><a href="#b">Between</a></p>
<iframe src="posenc/embed.html?lab=encode&show=figure&dimensions=0,1,10" width="100%" title="The table"></iframe>
<p><a href="#c">Between</a></p>
<posenc-heatmap positions="100" dim="64">The table of 100 positions as colours.</posenc-heatmap>
<p><a href="#d">After</a></p>
"""

# In a notebook: from IPython.display import HTML; HTML(figures)
cell = {
    "cell_type": "code",
    "execution_count": 1,
    "id": "figures",
    "metadata": {},
    "outputs": [
        {"output_type": "execute_result", "execution_count": 1, "metadata": {}, "data": {"text/html": figures}}
    ],
    "source": "HTML(figures)",
}
notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}

with open("lesson.ipynb", "w", encoding="utf-8") as file:
    json.dump(notebook, file)
