// Italian: one word for one thing.
import { ofGrids, ofVectors, type Word } from './words.ts';

export const it: readonly Word[] = [
  {
    thing: 'an index',
    write: 'posizione',
    pattern:
      /(?<!\b(al|di|a|al suo|il|al loro|in|per i|un|dal suo|nei) )\b(post[oi]|luogh?[oi])\b(?! (su quattro|senza))/i,
    once: 'il vettore del posto, ogni posto',
    except: new RegExp(`${ofGrids.source}|whereIsItNow`),
  },
  {
    thing: 'the difference of two positions',
    write: 'scarto',
    pattern: /\bdistanz[ae]\b/i,
    once: 'la parola a distanza 44',
    except: ofVectors,
  },
  {
    thing: 'RoPE as an adjective',
    write: 'RoPE',
    pattern: /rotatori[oae]?\b/i,
    once: 'programmi rotatori sbagliati',
  },
  {
    thing: 'the rotation of queries and keys',
    write: 'ruotare',
    pattern: /\bgir(a|ano|are|ando) (le sue |le )?(query|key|chiavi)/i,
    once: 'RoPE gira query e key',
  },
  {
    thing: 'keys of attention',
    write: 'key',
    pattern:
      /query[^.]*\bchiav[ei]\b|\bchiav[ei]\b[^.]*query|(ruota\w* (ogni|le)|con la) chiav[ei]|chiav[ei] in cache/i,
    once: 'query e chiavi, ruota ogni chiave',
  },
  {
    thing: 'the length of the texts in training',
    write: 'lunghezza di addestramento',
    pattern: /lunghezza (addestrata|dell’addestramento)/i,
    once: 'oltre la lunghezza addestrata',
  },
  {
    thing: 'the ladder that ends at exactly 1/base',
    write: 'd/2 − 1',
    pattern: /scala half|\bmetà meno 1/i,
    once: 'la scala half − 1',
  },
  {
    thing: 'a prompt',
    write: 'prompt',
    pattern: /\bmessaggi[o]?\b/i,
    once: 'Parti del messaggio',
    except: /class|error/,
  },
  {
    thing: 'scaling',
    write: 'riscalamento',
    pattern: /scalatura|senza scala\b|\bscaling\b/i,
    once: 'senza scala, lo scaling',
  },
  { thing: 'a short bar', write: 'una barra minima', pattern: /moncone/i, once: 'Un moncone è uno strato' },
  {
    thing: 'rows between two others',
    write: 'si interpolano',
    pattern: /righe della tabella si mescolano/i,
    once: 'le righe della tabella si mescolano',
  },
  {
    thing: 'a device',
    write: 'sul tuo',
    pattern: /calcolare entrambi al tuo/i,
    once: 'Fai calcolare entrambi al tuo',
  },
  {
    thing: 'a missing warning',
    write: 'nessun programma avvisa',
    pattern: /nulla protesta|niente protesta/i,
    once: 'nulla protesta',
  },
  {
    thing: 'a head without encoding',
    write: 'una testa senza codifica',
    pattern: /e anche nessuna/i,
    once: 'e anche nessuna, ricevono',
  },
  {
    thing: 'programs with mistakes',
    write: 'con errori',
    pattern: /programm[ai] sbagliat/i,
    once: 'tre programmi sbagliati',
  },
  {
    thing: 'the tokens of a text',
    write: 'avanzano di uno in uno',
    pattern: /contano (in avanti|verso l’alto)/i,
    once: 'I token contano in avanti',
  },
  {
    thing: 'RoPE, which is masculine',
    write: 'il RoPE',
    pattern: /\b(la|della|questa è) RoPE\b|RoPE[^.]*\banche lei\b/i,
    once: 'Questa è RoPE, anche lei',
  },
  {
    thing: 'two halves',
    write: 'invece delle due metà',
    pattern: /invece di metà/i,
    once: 'colonne vicine invece di metà',
  },
  {
    thing: 'a length times α',
    write: 'moltiplicata per α',
    pattern: /ovunque, per α/i,
    once: 'la lunghezza è √(d/2) ovunque, per α',
  },
  {
    thing: 'the kind of a curve',
    write: 'il tipo di curva',
    pattern: /si confronta il genere/i,
    once: 'di essi si confronta il genere',
  },
  {
    thing: 'a comparison of pairs',
    write: 'di quanto lo siano',
    pattern: /più vicine fra loro della/i,
    once: 'più vicine fra loro della 5 e della 50',
  },
  {
    thing: 'slower pairs',
    write: 'girano più lentamente',
    pattern: /; ognuna è più lenta/i,
    once: '; ognuna è più lenta',
  },
];
