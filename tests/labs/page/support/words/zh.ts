// Chinese: one word for one thing, as web/labs/strings/zh-Hans/terms.md has them.
import type { Word } from './words.ts';

export const zh: readonly Word[] = [
  { thing: 'the base of the frequencies', write: '底数', pattern: /基数|基底/, once: '频率的基数是 10000' },
  { thing: 'a mask', write: '掩码', pattern: /遮蔽|遮罩|掩膜/, once: '因果遮蔽' },
  { thing: 'padding', write: '填充', pattern: /补零|垫片|填充符|补齐(?!（fairseq)/, once: '左边补齐' },
  { thing: 'a token', write: 'token', pattern: /词元|令牌|记号/, once: '下一个词元' },
  { thing: 'softmax', write: 'Softmax', pattern: /软最大|归一化指数/, once: '软最大函数' },
  { thing: 'position interpolation', write: '位置插值', pattern: /内插/, once: '位置内插' },
  { thing: 'the factor of a scaling', write: '倍数', pattern: /缩放(因子|系数|比例)/, once: '缩放因子是 4' },
  { thing: 'the trained length', write: '训练长度', pattern: /训练(的)?最大长度|训练窗口/, once: '训练窗口之外' },
  {
    thing: 'a learned table',
    write: '可学习的',
    pattern: /学习(式|型)的?(位置|编码|表)|可训练的(位置|编码|表)/,
    once: '可训练的位置编码',
  },
  { thing: 'a patch of an image', write: '图块', pattern: /图像块|切片|补丁/, once: '每个图像块' },
  { thing: 'the dot product', write: '点积', pattern: /内积|点乘|数量积/, once: '查询和键的内积' },
  { thing: 'an entry of a vector', write: '元素', pattern: /向量的(每个|各个)?分量|每个分量/, once: '向量的每个分量' },
  { thing: 'a heat map', write: '热力图', pattern: /热图/, once: '一张热图' },
  { thing: 'a config file', write: '配置文件', pattern: /设定文件|组态/, once: '模型的设定文件' },
  { thing: 'a random seed', write: '种子', pattern: /随机数种/, once: '随机数种' },
  { thing: 'a lab', write: '实验', pattern: /实验室/, once: '打开这个实验室' },
  { thing: 'the documentation', write: '文档', pattern: /说明书|文件库/, once: '见说明书' },
  {
    thing: 'the number of pairs',
    write: '对的个数',
    pattern: /(头|通道|旋转)(里|中)?的对数/,
    once: '头里的对数是 64',
  },
  { thing: 'a width', write: '维度 d', pattern: /隐藏层大小|嵌入维数/, once: '嵌入维数是 512' },
  { thing: 'a Chinese reader, spoken to', write: '你', pattern: /您/, once: '您可以拖动' },
];
