"""Wrong caches of keys, wrong factors of scores, wrong conversions of weights."""

import math

import batches

Cache = batches.Cache


def factor_again():
    """A move is a rotation like any other, with the attention factor."""
    Cache.moved = lambda self, token, by: self.turn(token, by, self.attention)


def divided_by_factor():
    """As the inverse rotation does."""
    Cache.moved = lambda self, token, by: self.turn(token, by, 1 / self.attention)


def not_moved():
    def drop(self, count, first):
        del self.kept[first : first + count]

    Cache.drop = drop


def moved_back():
    right = Cache.moved
    Cache.moved = lambda self, token, by: right(self, token, -by)


def moved_one_less():
    def drop(self, count, first):
        self.kept[first:] = [self.moved(token, 1 - count) for token in self.kept[first + count :]]

    Cache.drop = drop


def sinks_moved():
    def drop(self, count, first):
        self.kept = [self.moved(token, -count) for token in self.kept[:first] + self.kept[first + count :]]

    Cache.drop = drop


def new_keys_counted_on():
    """A counter of tokens that nobody turns back when keys leave."""

    def append(self, count):
        for k, token in enumerate(self.coming[self.seen : self.seen + count]):
            self.kept.append(self.turn(token, self.seen + k, self.attention))
        self.seen += count

    Cache.append = append


def rotated_when_read():
    """Keys are rotated before they are cached, and the attention rotates what it reads."""
    Cache.read = lambda self: [self.turn(token, place, self.attention) for place, token in enumerate(self.kept)]


def rotated_at_each_step():
    """The whole cache goes through the rotation whenever a token comes."""
    right = Cache.append

    def append(self, count):
        self.kept = [self.turn(token, place, 1.0) for place, token in enumerate(self.kept)]
        right(self, count)

    Cache.append = append


def moved_twice_as_far():
    right = Cache.moved
    Cache.moved = lambda self, token, by: right(self, token, 2 * by)


def chunks_from_zero():
    def append(self, count):
        for k, token in enumerate(self.coming[self.seen : self.seen + count]):
            self.kept.append(self.turn(token, k, self.attention))
        self.seen += count

    Cache.append = append


def other_format():
    right = batches.number_of
    other = {"float16": "bfloat16", "bfloat16": "float16"}
    batches.number_of = lambda word, dtype: right(word, other[dtype])


def bytes_exchanged():
    right = batches.number_of
    batches.number_of = lambda word, dtype: right(word[::-1], dtype)


def mscale_once():
    batches.score_factor = lambda options: (
        batches.mscale(options["factor"], options["mscale_all_dim"]) if "mscale_all_dim" in options else 1.0
    )


def mscale_of_tens():
    batches.mscale = lambda factor, weight: 1.0 if factor <= 1 else 0.1 * weight * math.log10(factor) + 1.0


def mscale_missing():
    batches.score_factor = lambda options: 1.0


def rotated_width():
    batches.score_width = lambda options: options.get(
        "query_pre_attn_scalar", options.get("rotary_dim", options["head_dim"])
    )


def grown_without_steps():
    batches.steps = lambda position, options: (position + options["shift"]) / options["length"]


def grown_one_late():
    batches.steps = lambda position, options: math.floor((position + 1 - options["shift"]) / options["length"])


def biases_left():
    right = batches.rearranged
    batches.rearranged = lambda lines, options: lines if options["part"] == "bias" else right(lines, options)


def norms_left():
    right = batches.rearranged
    batches.rearranged = lambda lines, options: lines if options["part"] == "norm" else right(lines, options)


def other_direction():
    right = batches.channels
    other = {"rotate_half": "interleaved", "interleaved": "rotate_half"}
    batches.channels = lambda dim, part, to: right(dim, part, other.get(to, to))


def across_heads():
    """The view of the weights forgets the heads."""

    def wrong(lines, options):
        if options["rotary_dim"] < options["head_dim"]:
            order = batches.channels(len(lines), options["rotary_dim"], options["to"])
        else:
            order = batches.channels(len(lines), len(lines), options["to"])
        return [lines[channel] for channel in order]

    batches.rearranged = wrong


mistakes = {
    "move_factor_again": factor_again,
    "move_factor_divided": divided_by_factor,
    "not_moved": not_moved,
    "moved_back": moved_back,
    "moved_one_less": moved_one_less,
    "sinks_moved": sinks_moved,
    "new_keys_counted_on": new_keys_counted_on,
    "rotated_when_read": rotated_when_read,
    "rotated_at_each_step": rotated_at_each_step,
    "moved_twice_as_far": moved_twice_as_far,
    "chunks_from_zero": chunks_from_zero,
    "cache_other_format": other_format,
    "cache_bytes": bytes_exchanged,
    "score_mscale_once": mscale_once,
    "score_mscale_of_tens": mscale_of_tens,
    "score_mscale_missing": mscale_missing,
    "score_rotated_width": rotated_width,
    "growth_without_steps": grown_without_steps,
    "growth_one_late": grown_one_late,
    "weights_biases": biases_left,
    "weights_norms": norms_left,
    "weights_other_way": other_direction,
    "weights_across_heads": across_heads,
}
