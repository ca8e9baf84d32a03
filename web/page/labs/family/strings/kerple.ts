import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'KERPLE',
    kind: 'learned bias',
    about:
      'A learned bias that falls with the logarithm of the offset n, −*p* ln(1 + *a* n); its other form, −*a* n^*p*, ' +
      'falls with a power of the offset. Here *p* = *a* = 1; a model learns both for each head.',
    past: 'It falls ever more slowly: {{bias}} at offset {{trained}}, {{doubleBias}} at {{double}}.',
    later: { goesOn: 'ever flatter' },
  },
  es: {
    name: 'KERPLE',
    kind: 'sesgo aprendido',
    about:
      'Un sesgo aprendido que baja con el logaritmo de la separación n, −*p* ln(1 + *a* n); su otra forma, −*a* ' +
      'n^*p*, baja con una potencia de la separación. Aquí *p* = *a* = 1; un modelo aprende los dos para cada cabeza.',
    past: 'Baja cada vez más despacio: {{bias}} en la separación {{trained}}, {{doubleBias}} en la {{double}}.',
    later: { goesOn: 'cada vez más plano' },
  },
  it: {
    name: 'KERPLE',
    kind: 'bias appreso',
    about:
      'Un bias appreso che scende con il logaritmo dello scarto n, −*p* ln(1 + *a* n); l’altra forma, −*a* n^*p*, ' +
      'scende con una potenza dello scarto. Qui *p* = *a* = 1; un modello impara i due per ogni testa.',
    past: 'Scende sempre più piano: {{bias}} allo scarto {{trained}}, {{doubleBias}} a {{double}}.',
    later: { goesOn: 'sempre più piatto' },
  },
} satisfies EncodingStrings;
