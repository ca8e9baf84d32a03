import { nerfFeatures } from 'posenc';

const points = Array.from({ length: 201 }, (_, k) => k / 100 - 1);
document.querySelector('posenc-curves')!.matrix = nerfFeatures({ points, dimensions: 1, frequencies: 4 });
