"""Wrong positions of padded and packed rows, and of what is generated after a prompt."""

import batches
import mrope
import rotary


def columns():
    """As range(T) gives them: position_ids are not made from the mask."""
    batches.token_positions = lambda mask: list(range(len(mask)))


def new_tokens_at_columns():
    """The prompt has right positions; while generating, cache_position counts columns."""
    right = batches.padded_positions

    def wrong(mask, queries):
        if queries < len(mask[0]):
            return [list(range(len(row)))[len(row) - queries :] for row in mask]
        return right(mask, queries)

    batches.padded_positions = wrong


def cumulative_sum():
    """Without the minus one that makes the first token 0."""
    right = batches.token_positions
    batches.token_positions = lambda mask: [p + 1 for p in right(mask)]


def padding_on_the_left():
    """The number of zeros is taken off every column, whichever side they are on."""
    batches.token_positions = lambda mask: [k - mask.count(0) for k in range(len(mask))]


def longest_prompt():
    right = batches.padded_positions

    def wrong(mask, queries):
        batches.alike(mask)
        return right([max(mask, key=sum)] * len(mask), queries)

    batches.padded_positions = wrong


def first_row():
    right = batches.padded_positions

    def wrong(mask, queries):
        batches.alike(mask)
        return right(mask[:1] * len(mask), queries)

    batches.padded_positions = wrong


def first_row_alone():
    """Only the first row's padding is looked at; the others have none."""
    right = batches.padded_positions

    def wrong(mask, queries):
        columns = list(range(len(mask[0])))[len(mask[0]) - queries :]
        return [line if row == 0 else columns for row, line in enumerate(right(mask, queries))]

    batches.padded_positions = wrong


def cached_not_counted():
    batches.padded_positions = lambda mask, queries: [list(range(queries)) for _ in batches.alike(mask)]


def padding_after_prompt_counted():
    """A row padded on the right goes on behind its padding."""

    def wrong(mask, queries):
        if queries == len(mask[0]):
            return [batches.token_positions(row) for row in batches.alike(mask)]
        return [[k - row.index(1) if 1 in row else k for k in range(len(row))][len(row) - queries :] for row in mask]

    batches.padded_positions = wrong


def inverted_mask():
    right = batches.token_positions
    batches.token_positions = lambda mask: right([1 - is_token for is_token in mask])


def packing_ignored():
    batches.text_positions = lambda texts: list(range(len(texts)))


def restarted_once():
    """One offset for the row: cu_seqlens[1] alone is taken off."""

    def wrong(texts):
        second = next((k for k, text in enumerate(texts) if text != texts[0]), len(texts))
        return [k if k < second else k - second for k in range(len(texts))]

    batches.text_positions = wrong


def restarted_late():
    """The boundary is compared after the position was written."""

    def wrong(texts):
        found, count = [], 0
        for k, _ in enumerate(texts):
            found.append(count)
            count = 0 if k > 0 and texts[k] != texts[k - 1] else count + 1
        return found

    batches.text_positions = wrong


def later_texts_from_one():
    right = batches.text_positions

    def wrong(texts):
        first = next((k for k, text in enumerate(texts) if text != texts[0]), len(texts))
        return [p if k < first else p + 1 for k, p in enumerate(right(texts))]

    batches.text_positions = wrong


def number_of_text():
    batches.text_positions = lambda texts: list(texts)


def delta_forgotten():
    """Generated tokens of M-RoPE go on from the number of tokens."""
    mrope.next_position = lambda options, input: len(input["input_ids"])


def delta_with_columns():
    mrope.next_position = lambda options, input: len(input["input_ids"]) + input["padding"]


def delta_with_padding():
    right = mrope.next_position
    mrope.next_position = lambda options, input: right(options, input) + input["padding"]


def mrope_of_first_row():
    right = mrope.rotate

    def wrong(options, input):
        if options.get("order", "TD").startswith("B"):
            input = {**input, "positions": [[axis[0]] * len(axis) for axis in input["positions"]]}
        return right(options, input)

    mrope.rotate = wrong


def second_row_reversed():
    """Rows of a batch are read from the last to the first."""
    right = rotary.placed

    def wrong(options, input):
        places, count = right(options, input), rotary.tokens(options, input)
        if options.get("order", "TD").startswith("B"):
            places = places[-count:] * (len(places) // count)
        return places

    rotary.placed = wrong


mistakes = {
    "padding_columns": columns,
    "padding_new_tokens": new_tokens_at_columns,
    "padding_cumsum": cumulative_sum,
    "padding_left_only": padding_on_the_left,
    "padding_longest": longest_prompt,
    "padding_first_row": first_row,
    "padding_first_row_alone": first_row_alone,
    "padding_cache": cached_not_counted,
    "padding_right_decode": padding_after_prompt_counted,
    "padding_inverted": inverted_mask,
    "packing_ignored": packing_ignored,
    "packing_once": restarted_once,
    "packing_late": restarted_late,
    "packing_from_one": later_texts_from_one,
    "packing_number": number_of_text,
    "delta_forgotten": delta_forgotten,
    "delta_columns": delta_with_columns,
    "delta_padding": delta_with_padding,
    "mrope_first_row": mrope_of_first_row,
    "rotary_last_row": second_row_reversed,
}
