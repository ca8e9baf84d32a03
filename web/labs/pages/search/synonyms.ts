// Names of one thing: whoever asks with one of them finds the pages that use another.
import { nameOf, normal } from './normal.ts';

/** A group a line, or several where a line ends with a comma. A name of several words counts only as a whole. */
const groups = `
theta, base, rope_theta, freq_base, rope freq base, 底数, 基数
neox, halves, rotate_half, rotate half, half split, mitades, metà, gpt-neox style, 前后两半, 两半
neighbours, neighbors, interleaved, adjacent, gptj, gpt-j style, pairs, vecinos, vicini, adiacenti,
intercalados, 相邻, 交错
concatenated, concat, concatenate, append, concatenar, concatenare, 拼接
kv cache, kv-cache, key value cache, past_key_values, past key values, cache kv, caché kv, decode, 缓存, kv 缓存,
kv缓存, 键值缓存
padding, pad, pad token, relleno, riempimento, left padding, attention_mask, 填充, 左填充, 右填充, 补齐
proof, prove, derivation, derive, demostración, demostrar, demuestro, dimostrazione, dimostrare, dimostro, 证明, 推导
linear, lineal, lineare, 线性
longer, extend, extension, larger, alargar, más largo, allungare, più lungo, 更长, 加长, 延长, 扩展, 长文本
context, context length, ctx, n_ctx, window, sequence length, contexto, contesto, ventana, finestra, 上下文, 窗口,
上下文长度, 上下文窗口, 长上下文
fp16, float16, half precision, 半精度
bf16, bfloat16, brain float
image, images, picture, pictures, vision, vlm, imagen, imágenes, immagine, immagini, 图片, 图像, 视觉, 多模态
video, videos, vídeo, 视频
2d, two dimensions, two-dimensional, dos dimensiones, due dimensioni, 二维, 两个维度
sqrt, square root, raíz, radice, scale embeddings, 平方根, 根号, 开方
timestamp, timestamps, time stamp, time stamps, fractional, float positions, non-integer, 时间戳
diffusion, difusión, diffusione, timestep, timesteps, 扩散, 时间步, 扩散模型
odd, impar, dispari, 奇数
nope, no positional encoding, without positions, sin posiciones, senza posizioni, 没有位置, 无位置编码,
不用位置编码, 没有位置编码
extrapolate, extrapolation, beyond, length generalization, longer than training, extrapolar, extrapolación,
estrapolare, 外推, 长度外推, 外推性, 超出训练长度
repeats, repeat, repetition, loops, repite, ripete, 重复, 复读, 复读机
nonsense, gibberish, garbage, rubbish, disparates, galimatías, tonterías, senza senso, sciocchezze, 胡言乱语, 乱码
changed, change, changing, different, another, cambié, cambiada, cambiar, cambiato, cambiare, otra, otro, altra,
改了, 换了, 更改, 修改, 改变
harmless, harm, harmful, hurts, inofensivo, inocuo, perjudica, innocuo, 无害, 有害
which encoding, best encoding, encoding best, positional encoding best, which positional encoding,
best positional encoding, best position embedding,
qué codificación, mejor codificación, quale codifica, migliore codifica, 哪种位置编码, 最好的位置编码, 哪种编码
learned, trainable, aprendidas, aprendida, apprese, appresa, 可学习, 学习得到, 可训练
sinusoidal, sinusoids, sine, cosine, seno, coseno, 正弦, 余弦, 三角函数
bits, bit-exact, deterministic, reproducible, determinism, 可复现, 确定性, 逐位相同
yarn attention factor, mscale, attention_factor, 注意力因子
pytorch, torch, keras, nn.module
teacher, teachers, classroom, docentes, profesores, insegnanti, 教师, 老师, 课堂
worksheet, worksheets, hoja de ejercicios, scheda di esercizi, 练习单, 练习题
rope, rotary, rotary embedding, 旋转位置编码, 旋转式位置编码, 旋转位置嵌入, 苏剑林, su jianlin, roformer, 科学空间
positional encoding, position embedding, 位置编码, 位置嵌入, 位置向量, 位置
底数, 基数
relative position, 相对位置, 相对位置编码
absolute encoding, 绝对位置编码, 绝对位置
attention, 注意力, 注意力机制, 自注意力
mask, causal mask, 掩码, 因果掩码
position interpolation, linear scaling, 位置插值, 位置内插, 线性缩放, 内插
frequency, wavelength, 频率, 波长
`;

const byName = new Map<string, readonly string[]>();
for (const line of groups.trim().split(/(?<!,)\n/)) {
  const names = [
    ...new Set(
      line.split(',').map((name) =>
        normal(name)
          .replace(/[^\p{L}\p{N}_]+/gu, ' ')
          .trim(),
      ),
    ),
  ];
  for (const name of names) byName.set(name, names);
}

/** Words of the longest name; a name in Chinese has no more words than characters. */
const longest = Math.max(
  ...[...byName.keys()].map((name) => (/\p{Script=Han}/u.test(name) ? name.length : name.split(' ').length)),
);

/** What one word of a question, or several that are one name, may be called. The first name is the reader's own. */
export type Wish = readonly string[];

/** The wishes of a question that is in words already. */
export function wishes(asked: readonly string[]): readonly Wish[] {
  const found: Wish[] = [];
  for (let at = 0; at < asked.length; ) {
    let count = Math.min(longest, asked.length - at);
    while (count > 1 && !byName.has(nameOf(asked.slice(at, at + count)))) count -= 1;
    const name = nameOf(asked.slice(at, at + count));
    found.push([name, ...(byName.get(name) ?? []).filter((other) => other !== name)]);
    at += count;
  }
  return found;
}
