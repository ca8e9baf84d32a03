"""Decomposed relative positions of SAM, ViTDet and MViTv2: rows of the tables, and what they add to the scores."""
from common import by_rule, case, dot, floor_of, mpf, ratio, ruled, source, write

WHERE = source('2112.01526', 'facebookresearch/segment-anything', 'segment_anything/modeling/image_encoder.py')
INDEX = 'floor(i max(Tk/Tq, 1) - j max(Tq/Tk, 1) + (Tk - 1) max(Tq/Tk, 1)): the row for query i and key j of an axis.'


def index(queries, keys):
    q_step, k_step = max(ratio(keys, queries), mpf(1)), max(ratio(queries, keys), mpf(1))
    # Half of the smallest distance between two quotients keeps 50 digits from falling below an integer.
    edge = ratio(1, 2 * queries * keys)
    return [[int(floor_of(i * q_step - j * k_step + (keys - 1) * k_step + edge)) for j in range(keys)]
            for i in range(queries)]


def stretched(table, rows):
    """Linear interpolation with half cells, as torch's interpolate without align_corners."""
    if len(table) == rows:
        return table
    found = []
    for r in range(rows):
        place = max(ratio((2 * r + 1) * len(table), 2 * rows) - ratio(1, 2), mpf(0))
        low = int(floor_of(place))
        high = min(low + 1, len(table) - 1)
        found.append([(1 - (place - low)) * a + (place - low) * b for a, b in zip(table[low], table[high])])
    return found


def bias(queries, size, key_size, row_table, column_table):
    rows = stretched(row_table, 2 * max(size[0], key_size[0]) - 1)
    columns = stretched(column_table, 2 * max(size[1], key_size[1]) - 1)
    of_rows, of_columns = index(size[0], key_size[0]), index(size[1], key_size[1])
    return [[[dot(q, rows[of_rows[cell // size[1]][y]]) + dot(q, columns[of_columns[cell % size[1]][x]])
              for y in range(key_size[0]) for x in range(key_size[1])]
             for cell, q in enumerate(one)] for one in queries]


def cases():
    for queries, keys in ((1, 1), (4, 4), (6, 3), (3, 6), (5, 3), (3, 5), (7, 2), (2, 7), (14, 14), (1, 4), (4, 1)):
        yield case(f'index_q{queries}_k{keys}', 'decomposed_index', {'queries': queries, 'keys': keys}, INDEX, WHERE,
                   {}, index(queries, keys))
    for name, size, key_size, lengths, dim, batch in (
            ('square', (3, 3), (3, 3), (5, 5), 4, 2), ('oblong', (2, 4), (2, 4), (3, 7), 3, 1),
            ('stretched', (3, 4), (3, 4), (9, 3), 4, 1), ('one_row', (2, 3), (2, 3), (1, 1), 2, 1),
            ('pooled_keys', (4, 6), (2, 3), (7, 11), 3, 1), ('pooled_queries', (2, 2), (4, 3), (7, 5), 3, 2),
            ('pooled_and_stretched', (3, 5), (2, 2), (13, 4), 2, 1)):
        inputs = {'queries': ('sevens', [batch, size[0] * size[1], dim]), 'row_table': ('fives', [lengths[0], dim]),
                  'column_table': ('elevens', [lengths[1], dim])}
        q, rows, columns = (ruled(*one) for one in inputs.values())
        yield case(f'bias_{name}', 'decomposed_bias',
                   {'window': size, 'key_window': key_size, 'dim': dim, 'batch': batch},
                   'query . row_table[row] + query . column_table[column], queries unscaled; tables of another length '
                   'than 2 max(Tq, Tk) - 1 interpolated linearly with half cells. Cells count row by row. ' + INDEX,
                   WHERE, {key: by_rule(*one) for key, one in inputs.items()}, bias(q, size, key_size, rows, columns))


def generate():
    write('decomposed', 'Decomposed relative positions, from the definition.', list(cases()),
          'index exact; float64 within 1e-13, float32 within 1e-6 of expect')
