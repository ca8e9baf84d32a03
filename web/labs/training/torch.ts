// The experiment in PyTorch, without the values of its settings.

/** Sentences of each task, by other random numbers than posenc's. */
export const torchTasks = `def sentences(count, T):
    """Words [count, T] and answers [count, T], -1 where no answer is expected."""
    t, answers = torch.randint(8, (count, T)), torch.full((count, T), -1)
    every = torch.arange(count)
    if task == 'whoCameFirst':  # 8 is A, 9 is B, 10 asks
        a, b = torch.rand(count, T - 1).argsort(1)[:, :2].T
        t[every, a], t[every, b], t[:, -1] = 8, 9, 10
        answers[:, -1] = (b < a).long()
    elif task == 'threeBack':
        answers[:, 3:] = t[:, :-3]
    elif task == 'whereIsItNow':  # thing k at place p is 4 k + p, 12 + k asks
        k, sure = torch.randint(3, (count,)), torch.randint(T - 1, (count,))
        thing = torch.randint(3, (count, T - 1))
        thing[every, sure] = k
        t = torch.cat((4 * thing + torch.randint(4, (count, T - 1)), 12 + k[:, None]), 1)
        last = ((thing == k[:, None]) * torch.arange(1, T)).argmax(1)
        answers[:, -1] = t[every, last] % 4
    else:  # 8 + n asks for the word at place n
        n = torch.randint(7, (count,))
        t[:, -1] = 8 + n
        answers[:, -1] = t[every, n]
    return t, answers`;

/** The addend of the words or of the scores, or the rotation of queries and keys. */
export const torchPositions = `def waves(T, exponent):
    """Sine and cosine in turn; exponent [d] says how slow each channel is."""
    angles = torch.arange(T)[:, None] / base ** exponent
    return torch.where(torch.arange(d) % 2 == 0, angles.sin(), angles.cos())

def added(model, T):
    p, i = torch.arange(T)[:, None].float(), torch.arange(d)
    if model.encoding == 'sinusoidal': return waves(T, (i - i % 2) / d)
    if model.encoding == 'doubledExponent': return waves(T, 2 * i / d)
    if model.encoding == 'learned': return model.positions[:T]
    if model.encoding == 'normalizedIndex': return p / (T - 1)
    if model.encoding == 'rawIndex': return p
    if model.encoding == 'oneFrequency': return (p * math.pi / 2 + (i % 2) * math.pi / 2).sin()
    return 0

def bucket(offset):
    """T5: half of each direction's buckets are exact, half logarithmic up to the cutoff."""
    side, exact = torch.zeros_like(offset) if causal else (offset > 0) * buckets, buckets // 2
    n = (-offset).clamp(min=0) if causal else offset.abs()
    far = exact + (torch.log(n.clamp(min=1) / exact) / math.log(cutoff / exact) * exact).long()
    return side + torch.where(n < exact, n, far.clamp(max=buckets - 1))

def score_bias(model, T):
    offset = torch.arange(T) - torch.arange(T)[:, None]
    if model.encoding == 'alibi':
        return -offset.abs() * 2.0 ** (-slopes * torch.arange(1, heads + 1) / heads)[:, None, None]
    if model.encoding == 't5': return model.buckets[bucket(offset)].permute(2, 0, 1)
    return 0

def turned(x):
    half = x.shape[-1] // 2
    angles = torch.arange(x.shape[-2])[:, None] * base ** (-torch.arange(half) / half).repeat(2)
    a, b = x.chunk(2, -1)
    return x * angles.cos() + torch.cat((-b, a), -1) * angles.sin()`;

export const torchModel = `def uniform(rows, columns, deviation):
    reach = deviation * math.sqrt(3)
    return torch.nn.Parameter(torch.empty(rows, columns).uniform_(-reach, reach))

class Transformer(torch.nn.Module):
    def __init__(self, encoding):
        super().__init__()
        torch.manual_seed(seed)  # the same start for every encoding
        self.encoding, inner, f = encoding, d ** -0.5, 2 * d
        ones, zeros = (lambda n, x=x: torch.nn.Parameter(torch.full((n,), x)) for x in (1.0, 0.0))
        self.embedding, self.norm = uniform(words, d, 1), ones(d)
        self.answer, self.answer_bias = uniform(classes, d, inner), zeros(classes)
        self.layers = torch.nn.ModuleList(torch.nn.ParameterDict(dict(
            norm1=ones(d), qkv=uniform(3 * d, d, inner), output=uniform(d, d, inner / math.sqrt(2 * layers)),
            norm2=ones(d), expand=uniform(f, d, inner), expand_bias=zeros(f),
            contract=uniform(d, f, f ** -0.5 / math.sqrt(2 * layers)), contract_bias=zeros(d),
        )) for _ in range(layers))
        h = d // heads
        if encoding == 'learned': self.positions = torch.nn.Parameter(torch.randn(4 * longest, d))
        if encoding == 't5': self.buckets = torch.nn.Parameter(torch.zeros(buckets if causal else 2 * buckets, heads))
        if encoding == 'shaw':
            for layer in self.layers:
                layer['relative_keys'] = uniform(2 * clip + 1, h, h ** -0.5)
                layer['relative_values'] = uniform(2 * clip + 1, h, h ** -0.5)

    def forward(self, t):
        B, T = t.shape
        rms = lambda x, gain: x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5) * gain
        x = self.embedding[t] + added(self, T)
        far = (torch.arange(T) - torch.arange(T)[:, None]).clamp(-clip, clip) + clip
        for layer in self.layers:
            y = F.linear(rms(x, layer['norm1']), layer['qkv']).view(B, T, 3, heads, d // heads)
            q, k, v = y.permute(2, 0, 3, 1, 4)
            if self.encoding == 'rotary': q, k = turned(q), turned(k)
            s = q @ k.transpose(-1, -2)
            if self.encoding == 'shaw': s = s + torch.einsum('bhic,ijc->bhij', q, layer['relative_keys'][far])
            s = s / math.sqrt(d // heads) + score_bias(self, T)
            if causal: s = s.masked_fill(torch.ones(T, T).triu(1).bool(), -torch.inf)
            a = s.softmax(-1)
            mixed = a @ v
            if self.encoding == 'shaw': mixed = mixed + torch.einsum('bhij,ijc->bhic', a, layer['relative_values'][far])
            x = x + F.linear(mixed.transpose(1, 2).reshape(B, T, d), layer['output'])
            hidden = F.relu(F.linear(rms(x, layer['norm2']), layer['expand'], layer['expand_bias']))
            x = x + F.linear(hidden, layer['contract'], layer['contract_bias'])
        return F.linear(rms(x, self.norm), self.answer, self.answer_bias)`;

export const torchRace = `def accuracy(model, T):
    with torch.no_grad():
        t, answers = sentences(512, T)
        asked = answers >= 0
        return (model(t).argmax(-1)[asked] == answers[asked]).float().mean().item()

for encoding in encodings:
    model = Transformer(encoding)
    adam = torch.optim.Adam(model.parameters(), lr=rate, betas=(0.9, 0.98), eps=1e-8)
    torch.manual_seed(seed)  # the same sentences for every encoding
    for step in range(steps):
        fall = 1 - 0.95 * (step - 30) / max(steps - 31, 1)
        adam.param_groups[0]['lr'] = rate * min((step + 1) / 30, fall if step >= 30 else 1)
        t, answers = sentences(32, int(torch.randint(shortest, longest + 1, ())))
        loss = F.cross_entropy(model(t).flatten(0, 1), answers.flatten(), ignore_index=-1)
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()
    print(encoding, *(f'{T}: {100 * accuracy(model, T):.0f} %' for T in lengths))`;
