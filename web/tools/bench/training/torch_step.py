"""Processor time of a step of the same model in PyTorch, one thread: {"PyTorch 1.13": milliseconds}."""
import json
import math
import sys
import time

LENGTH, BATCH, STEPS = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
WORDS = CLASSES = 8
DIM, LAYERS, HEADS, WIDTH = 32, 2, 4, 64


def main():
    import torch
    from torch.nn import functional as F

    torch.set_num_threads(1)
    torch.manual_seed(1)

    def weights(rows, columns, deviation):
        reach = deviation * math.sqrt(3)
        return torch.nn.Parameter(torch.empty(rows, columns).uniform_(-reach, reach))

    def constant(size, value):
        return torch.nn.Parameter(torch.full((size,), float(value)))

    embedding = weights(WORDS, DIM, 1)
    inner = DIM**-0.5
    layers = [
        dict(
            norm1=constant(DIM, 1), projections=weights(3 * DIM, DIM, inner), output=weights(DIM, DIM, inner / 2),
            norm2=constant(DIM, 1), expand=weights(WIDTH, DIM, inner), expand_bias=constant(WIDTH, 0),
            contract=weights(DIM, WIDTH, WIDTH**-0.5 / 2), contract_bias=constant(DIM, 0),
        )
        for _ in range(LAYERS)
    ]
    norm_gain, answer, answer_bias = constant(DIM, 1), weights(CLASSES, DIM, inner), constant(CLASSES, 0)
    parameters = [embedding, norm_gain, answer, answer_bias] + [p for layer in layers for p in layer.values()]
    adam = torch.optim.Adam(parameters, lr=0.01, betas=(0.9, 0.98), eps=1e-8)

    head = DIM // HEADS
    frequencies = 10000 ** (-2 * torch.arange(head // 2) / head)
    angles = torch.arange(LENGTH)[:, None] * frequencies.repeat(2)
    cosine, sine = angles.cos(), angles.sin()

    def norm(x, gain):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5) * gain

    def rotate(x):
        a, b = x.chunk(2, -1)
        return x * cosine + torch.cat((-b, a), -1) * sine

    def logits_of(tokens):
        x = F.embedding(tokens, embedding)
        for layer in layers:
            q, k, v = (
                y.view(BATCH, LENGTH, HEADS, head).transpose(1, 2)
                for y in F.linear(norm(x, layer["norm1"]), layer["projections"]).chunk(3, -1)
            )
            weights_ = (rotate(q) @ rotate(k).transpose(-1, -2) / math.sqrt(head)).softmax(-1)
            x = x + F.linear((weights_ @ v).transpose(1, 2).reshape(BATCH, LENGTH, DIM), layer["output"])
            hidden = F.relu(F.linear(norm(x, layer["norm2"]), layer["expand"], layer["expand_bias"]))
            x = x + F.linear(hidden, layer["contract"], layer["contract_bias"])
        return F.linear(norm(x, norm_gain), answer, answer_bias)

    def step():
        tokens = torch.randint(WORDS, (BATCH, LENGTH))
        loss = F.cross_entropy(logits_of(tokens)[:, 3:].reshape(-1, CLASSES), tokens[:, :-3].reshape(-1))
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        adam.step()
        return loss.item()

    for _ in range(20):
        step()
    taken = []
    for _ in range(STEPS):
        started = time.process_time()
        loss = step()
        taken.append((time.process_time() - started) * 1e3)
    # Checks that it learns: the loss starts at ln 8.
    print(json.dumps({"PyTorch " + torch.__version__: sorted(taken)[len(taken) // 2], "loss": loss}))


try:
    main()
except ImportError:
    print("{}")
