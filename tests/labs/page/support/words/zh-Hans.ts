// Chinese: one word for one thing.
import { ofVectors, type Word } from './words.ts';

export const zhHans: readonly Word[] = [
  {
    thing: 'the difference of two positions',
    write: '偏移',
    pattern: /距离/,
    once: '相隔距离 44 的词',
    except: new RegExp(`${ofVectors.source}|repeat001`),
  },
  {
    thing: 'the length of the texts in training',
    write: '训练长度',
    pattern: /训练时的(文本)?长度|训练的长度|受训长度/,
    once: '超出训练时的长度',
  },
  {
    thing: 'queries and keys of attention',
    write: '查询和键',
    pattern: /\b(query|queries|keys?)\b[^。]{0,6}(和|与|、)|(和|与|、) ?(query|queries|keys?)\b/i,
    once: 'RoPE 旋转 query 和 key',
  },
  { thing: 'the scaling of RoPE', write: '缩放', pattern: /RoPE (伸缩|拉伸|扩缩)/, once: 'RoPE 伸缩' },
  {
    thing: 'the ladder that ends at exactly 1/base',
    write: 'd/2 − 1',
    pattern: /half [−-] 1|一半减 ?1/i,
    once: 'half − 1 阶梯',
  },
  { thing: 'the reader', write: '你', pattern: /您/, once: '您可以拖动' },
];
