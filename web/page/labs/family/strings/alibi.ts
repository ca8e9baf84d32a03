import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'ALiBi',
    kind: 'bias',
    about:
      'From each score, the offset times a slope is subtracted. Each head has a slope of its own: steep ones see ' +
      'only what is near, flat ones almost everything. Nothing is learned, and the words do not matter.',
    past:
      'It goes on in a straight line: head {{head}} adds {{bias}} at offset {{trained}} and {{doubleBias}} at ' +
      '{{double}}. Whatever is far gets next to no attention, so a longer text looks much like a short one.',
    later: { goesOn: 'straight on' },
  },
  es: {
    name: 'ALiBi',
    kind: 'sesgo',
    about:
      'A cada puntuación se le resta la separación multiplicada por una pendiente. Cada cabeza tiene la suya: las ' +
      'empinadas solo ven lo cercano, las suaves casi todo. No se aprende nada y las palabras no influyen.',
    past:
      'Sigue en línea recta: la cabeza {{head}} suma {{bias}} en la separación {{trained}} y {{doubleBias}} en la ' +
      '{{double}}. Lo lejano apenas recibe atención, y un texto largo se parece mucho a uno corto.',
    later: { goesOn: 'sigue en línea recta' },
  },
  it: {
    name: 'ALiBi',
    kind: 'bias',
    about:
      'Da ogni punteggio si toglie lo scarto per una pendenza. Ogni testa ha la sua: le ripide vedono solo ciò che è ' +
      'vicino, le dolci quasi tutto. Non si impara nulla, e le parole non contano.',
    past:
      'Continua in linea retta: la testa {{head}} aggiunge {{bias}} allo scarto {{trained}} e {{doubleBias}} a ' +
      '{{double}}. Ciò che è lontano non riceve quasi attenzione, e un testo lungo somiglia molto a uno corto.',
    later: { goesOn: 'avanti in linea retta' },
  },
} satisfies EncodingStrings;
