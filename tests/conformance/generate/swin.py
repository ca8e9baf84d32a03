"""The relative index of Swin's windows, square and not."""
from writer import Family

PAPER = 'Liu et al. 2021, arXiv:2103.14030; microsoft/Swin-Transformer, models/swin_transformer.py, WindowAttention'


def index(height, width, sign=1, swapped=False):
    cells = [(y, x) for y in range(height) for x in range(width)]

    def entry(query, key):
        down, across = (sign * (a - b) for a, b in zip(query, key))
        if swapped:
            return (across + width - 1) * (2 * height - 1) + down + height - 1
        return (down + height - 1) * (2 * width - 1) + across + width - 1
    return [[entry(query, key) for key in cells] for query in cells]


def generate():
    family = Family('swin', PAPER, 'Cells row by row. (dy + h - 1) * (2w - 1) + dx + w - 1, where dy and dx are the '
                    'cell of the query (row of the answer) less that of the key.')
    for height, width, comment in ((2, 2, 'A small square.'), (7, 7, 'The window of Swin.'), (2, 3, 'More columns.'),
                                   (3, 2, 'More rows.'), (1, 5, 'One row.'), (5, 1, 'One column.'), (1, 1, 'One cell.'),
                                   (4, 6, 'A larger window that is no square.')):
        wrong = {'sign': index(height, width, sign=-1), 'rows-columns': index(height, width, swapped=True)}
        family.add(comment, 'index', {'window': [height, width]}, {}, index(height, width), 'exact', wrong=wrong)
    family.refuse('A window without rows.', 'index', {'window': [0, 4]}, {}, 'window sizes must be at least 1')
    family.refuse('A negative width.', 'index', {'window': [4, -4]}, {}, 'window sizes must be at least 1')
    family.refuse('A window of one number.', 'index', {'window': [4]}, {}, 'window must be two numbers')
    family.write()


if __name__ == '__main__':
    generate()
