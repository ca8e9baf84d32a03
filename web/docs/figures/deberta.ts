import { debertaBuckets } from 'posenc';

const relative = Array.from({ length: 1023 }, (_, k) => k - 511);
const data = Float32Array.from(debertaBuckets({ relative }));
document.querySelector('posenc-curves')!.matrix = { data, rows: 1023, columns: 1 };
