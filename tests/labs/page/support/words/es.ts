// Spanish: one word for one thing.
import { ofGrids, ofVectors, unless, type Word } from './words.ts';

export const es: readonly Word[] = [
  {
    thing: 'an index',
    write: 'posición',
    pattern: unless(
      'en|al|cambi\\w+( dos palabras)? de|cambiado de|ocupan? el|en su|otro|algún|cualquier|de su|para|un',
      'lugar(es)?|sitios?',
      'de cada|sin|1 a',
    ),
    once: 'se le suma el vector de su lugar, en cada lugar',
    except: new RegExp(`${ofGrids.source}|embed\\.course|class\\.|whereIsItNow|without\\.scripts`),
  },
  {
    thing: 'the difference of two positions',
    write: 'separación',
    pattern: /\bdistancias?\b/i,
    once: 'la palabra a distancia 44',
    except: new RegExp(`${ofVectors.source}|prompt\\.seconds`),
  },
  {
    thing: 'RoPE as an adjective',
    write: 'RoPE',
    pattern: /rotatori[oa]s?\b/i,
    once: 'programas rotatorios equivocados',
  },
  {
    thing: 'the rotation of queries and keys',
    write: 'rotar',
    pattern: /\bgir(a|an|ar|ando|o de) (sus |las )?(consultas|claves)/i,
    once: 'RoPE gira consultas y claves',
  },
  {
    thing: 'the length of the texts in training',
    write: 'longitud de entrenamiento',
    pattern: /longitud (entrenada|del entrenamiento)/i,
    once: 'más allá de la longitud entrenada',
  },
  {
    thing: 'the ladder that ends at exactly 1/base',
    write: 'd/2 − 1',
    pattern: /escala half|\bmitad menos 1/i,
    once: 'la escala half − 1',
  },
  {
    thing: 'a prompt',
    write: 'prompt',
    pattern: /\bmensajes?\b/i,
    once: 'Partes del mensaje',
    except: /class|error/,
  },
  { thing: 'a teacher', write: 'docente', pattern: /quien enseña|\benseño\b/i, once: 'Quien enseña elige' },
  {
    thing: 'a missing row',
    write: 'no tiene esa fila',
    pattern: /se niega/i,
    once: 'una tabla de 512 filas se niega',
  },
  { thing: 'an error that grows', write: 'se desvía', pattern: /se descarr/i, once: 'se descarría' },
  {
    thing: 'a missing warning',
    write: 'ningún programa avisa',
    pattern: /nada (falla a la vista|protesta)/i,
    once: 'nada protesta',
  },
  {
    thing: 'a head without encoding',
    write: 'una cabeza sin codificación',
    pattern: /y también ninguna/i,
    once: 'y también ninguna',
  },
  {
    thing: 'programs with mistakes',
    write: 'con errores',
    pattern: /programas? equivocad|errores que proyectos[^.]*aciertan/i,
    once: 'tres programas equivocados',
  },
  {
    thing: 'the tokens of a text',
    write: 'avanzan de uno en uno',
    pattern: /cuentan hacia arriba/i,
    once: 'Los tokens cuentan hacia arriba',
  },
  { thing: 'positions back', write: 'posiciones antes', pattern: /lugares atrás/i, once: 'tres lugares atrás' },
  {
    thing: 'a formula that holds everywhere',
    write: 'vale en',
    pattern: /se le puede preguntar por/i,
    once: 'A una fórmula se le puede preguntar por cualquier posición',
  },
  {
    thing: 'slower pairs',
    write: 'giran más despacio',
    pattern: /; cada una más lenta/i,
    once: '; cada una más lenta',
  },
];
