import { nopeQueryScale } from 'posenc';

const data = nopeQueryScale({ positions: Array.from({ length: 100 }, (_, k) => 1024 * k) });
document.querySelector('posenc-curves')!.matrix = { data, rows: 100, columns: 1 };
