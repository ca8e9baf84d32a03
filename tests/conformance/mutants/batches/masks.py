"""Wrong masks: windows, chunks, padding, packed texts, prefixes, images, trees of drafts; wrong kinds of layers."""

import batches


def set_in_batches(**changed):
    def change():
        for name, value in changed.items():
            setattr(batches, name, value)

    return change


def open_without(*names):
    right = batches.is_open

    def wrong(query, key, row):
        return right(query, key, {**row, **dict.fromkeys(names)})

    return lambda: setattr(batches, "is_open", wrong)


def prefix_longer():
    right = batches.in_prefix
    batches.in_prefix = lambda q, k, prefix: right(q, k, None if prefix is None else prefix + 1)


def branch_of_siblings(query, key, first, parents):
    """By depth, as positions of drafts say it: nodes of one depth share a position."""

    def depth(node):
        return len(batches.ancestors(node, parents))

    if key < first or key == query:
        return True
    return depth(key - first) < depth(query - first) or key - first in batches.ancestors(query - first, parents)


def window_longer_for_one():
    """The kernel of a single query has a window of its own."""
    right = batches.visible

    def wrong(options, input):
        if "window" in options and input["queries"] == 1:
            options = {**options, "window": options["window"] + 1}
        return right(options, input)

    batches.visible = wrong


def last_token_of_text_before():
    """Boundaries of packed texts are compared with <= where < is meant."""
    right = batches.is_open

    def wrong(query, key, row):
        texts = row["sequences"]
        edge = texts is not None and key + 1 < len(texts) and texts[key + 1] == texts[query]
        return right(query, key, row) or edge

    batches.is_open = wrong


def image_in_windows():
    """Gemma 3's layers with a window: the window is laid over the image."""
    right = batches.sees

    def wrong(query, key, options, row):
        if batches.same_image(query, key, row["images"]):
            options, row = {**options, "causal": False}, {**row, "images": None}
        return right(query, key, options, row)

    batches.sees = wrong


def any_image(query, key, images):
    return images is not None and images[query] >= 0 and images[key] >= 0


def always_causal():
    right = batches.visible
    batches.visible = lambda options, input: right({**options, "causal": True}, input)


def inverted():
    right = batches.visible
    batches.visible = lambda options, input: [
        [[1 - seen for seen in line] for line in part] for part in right(options, input)
    ]


def layer_from_one():
    right = batches.sees_all, batches.does_rotate
    count = "num_hidden_layers"
    batches.sees_all = lambda config, layer: right[0](config, (layer - 1) % config[count])
    # Its own look at the kind must not be moved a second time.
    batches.does_rotate = lambda config, layer: moved_rotation(right, config, (layer - 1) % config[count])


def moved_rotation(right, config, layer):
    if config["model_type"] == "cohere2":
        return not right[0](config, layer)
    return right[1](config, layer)


def kinds_exchanged():
    right = batches.sees_all
    batches.sees_all = lambda config, layer: right(config, layer) != ("sliding_window" in config)


mistakes = {
    "window_longer": set_in_batches(within_window=lambda q, k, window: abs(q - k) <= window),
    "window_shorter": set_in_batches(within_window=lambda q, k, window: abs(q - k) < window - 1),
    "window_ignored": set_in_batches(within_window=lambda q, k, window: True),
    "window_longer_for_one": window_longer_for_one,
    "chunk_from_one": set_in_batches(same_chunk=lambda q, k, chunk: (q + 1) // chunk == (k + 1) // chunk),
    "prefix_for_all": set_in_batches(in_prefix=lambda q, k, prefix: prefix is not None and k < prefix),
    "text_edge": last_token_of_text_before,
    "always_causal": always_causal,
    "chunk_as_window": set_in_batches(same_chunk=lambda q, k, chunk: abs(q - k) < chunk),
    "padding_seen": open_without("mask"),
    "texts_see_each_other": open_without("sequences"),
    "prefix_ignored": set_in_batches(in_prefix=lambda q, k, prefix: False),
    "prefix_longer": prefix_longer,
    "image_causal": set_in_batches(same_image=lambda query, key, images: False),
    "image_in_windows": image_in_windows,
    "images_as_one": set_in_batches(same_image=any_image),
    "drafts_in_a_row": set_in_batches(on_branch=lambda q, k, first, parents: True),
    "drafts_by_depth": set_in_batches(on_branch=branch_of_siblings),
    "causal_top_left": set_in_batches(first_query=lambda queries, keys: 0),
    "causal_next": set_in_batches(in_future=lambda q, k: k > q + 1),
    "causal_not_itself": set_in_batches(in_future=lambda q, k: k >= q),
    "mask_inverted": inverted,
    "layers_from_one": layer_from_one,
    "layers_exchanged": kinds_exchanged,
}
