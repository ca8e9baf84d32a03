"""The relative index of Swin's windows, square and not."""
from formulas import swin_index
from writer import Family

PAPER = 'Liu et al. 2021, arXiv:2103.14030; microsoft/Swin-Transformer, models/swin_transformer.py, WindowAttention'


def swapped(height, width):
    """Rows and columns confused: the cells of the window lying on its side."""
    index, order = swin_index(width, height), [x * height + y for y in range(height) for x in range(width)]
    return [[index[a][b] for b in order] for a in order]


def generate():
    family = Family('swin', PAPER, 'Cells row by row. (dy + h - 1) * (2w - 1) + dx + w - 1, where dy and dx are the '
                    'cell of the query (row of the answer) less that of the key.')
    for height, width, comment in ((2, 2, 'A small square.'), (7, 7, 'The window of Swin.'), (2, 3, 'More columns.'),
                                   (3, 2, 'More rows.'), (1, 5, 'One row.'), (5, 1, 'One column.'), (1, 1, 'One cell.'),
                                   (4, 6, 'A larger window that is no square.')):
        index = swin_index(height, width)
        wrong = {'sign': [list(column) for column in zip(*index)], 'rows-columns': swapped(height, width)}
        family.add(comment, 'index', {'window': [height, width]}, {}, index, 'exact', wrong=wrong)
    family.refuse('A window without rows.', 'index', {'window': [0, 4]}, {}, 'window sizes must be at least 1')
    family.refuse('A negative width.', 'index', {'window': [4, -4]}, {}, 'window sizes must be at least 1')
    family.refuse('A window of one number.', 'index', {'window': [4]}, {}, 'window must be two numbers')
    family.write()
