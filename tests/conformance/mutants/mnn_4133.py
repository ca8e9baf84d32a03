"""alibaba/MNN#4133: Qwen3-VL deals its axes out in turn; the code gave each axis a block, as Qwen2.5-VL does.

Text has equal positions on all axes and cannot tell; pictures sent the model into an endless loop.
"""

import right  # noqa: F401
import mrope
import program

axes = mrope.axes
mrope.axes = lambda sections, interleaved: axes(sections, False)  # wrong: interleaved

program.serve("MNN 4133", {"mrope": {"rotate": mrope.rotate}})
