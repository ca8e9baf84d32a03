"""Rotation by three positions (time, row, column), and the positions of prompts with pictures and films."""

import frequencies
from program import Unsupported
from rotary import pairs, placed, rows, turned


def axes(sections, interleaved):
    """Returns the axis (time, row, column) that turns each pair."""
    if not interleaved:
        return [axis for axis, count in enumerate(sections) for _ in range(count)]
    order = [0] * sum(sections)
    for axis in (1, 2):
        for i in range(axis, min(3 * sections[axis], len(order)), 3):
            order[i] = axis
    return order


def rotate(options, input):
    """Turns each pair by the position of its own axis."""
    sections = options["sections"]
    rotary_dim = frequencies.widths(options)[1]
    if len(sections) != 3 or sum(sections) != rotary_dim // 2 or min(sections) < 0:
        raise ValueError(f"sections is {sections}; three of them have to make up {rotary_dim // 2} pairs")
    grid = [placed(options, {**input, "positions": line}) for line in input["positions"]]
    if len(grid) != 3:
        raise ValueError("positions has to have 3 rows")
    live, attention = frequencies.scaled(options, input)
    axis = axes(sections, options["interleaved"])
    columns = pairs(len(live), options["pairing"])
    return [
        turned(row, lambda i: grid[axis[i]][token], live, columns, attention) for token, row in rows(options, input)
    ]


def time_of(frame, step):
    """Returns how far a frame stands from the first: rounded down after the product, not before."""
    return int(frame * step)


def positions(options, input):
    """Counts text up; what is seen starts at one place after it, and text goes on after the largest position."""
    merge = options["spatial_merge_size"]
    convention, shown = options["convention"], input["video_grid_thw"]
    if convention not in ("qwen2_vl", "qwen2_5_vl", "qwen3_vl"):
        raise Unsupported(f"convention {convention}")
    if convention == "qwen3_vl":  # Each frame stands by itself, behind a time stamp of text.
        shown = [(1, height, width) for frames, height, width in shown for _ in range(frames)]
    pictures, films = iter(input["image_grid_thw"]), iter(shown)
    seconds = iter(input.get("second_per_grid") or [])
    ids, found, start = input["input_ids"], [], 0
    while len(found) < len(ids):
        token = ids[len(found)]
        if token not in (options["image_token_id"], options["video_token_id"]):
            found.append((start, start, start))
            start += 1
            continue
        film = token == options["video_token_id"]
        frames, height, width = next(films if film else pictures)
        step = options.get("tokens_per_second", 1) * (next(seconds, 1) if film else 1)
        cells = seen(start, frames, height // merge, width // merge, step)
        found += cells
        start = after(cells)
    return [[cell[axis] for cell in found] for axis in range(3)]


def next_position(options, input):
    """Returns the position of the first token that is generated: after the largest, whatever the count of tokens."""
    return max(max(line) for line in positions(options, input)) + 1


def decode(options, input):
    first = next_position(options, input)
    return [list(range(first, first + input["generated"]))] * 3


def after(cells):
    """Returns where text goes on: behind the largest position of any axis."""
    return max(max(cell) for cell in cells) + 1


def seen(start, frames, height, width, step):
    """Returns the three positions of each patch, frame by frame and row by row."""
    return [
        (start + time_of(t, step), start + y, start + x)
        for t in range(frames)
        for y in range(height)
        for x in range(width)
    ]


families = {"mrope": {"rotate": rotate, "positions": positions, "decode": decode}}
