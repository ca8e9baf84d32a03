import { rotaryGrid, rotaryAngles } from 'posenc';

const { data } = rotaryAngles(rotaryGrid({ convention: 'eva', headDim: 32, height: 8, width: 8 }));
document.querySelector('posenc-heatmap')!.matrix = { data, rows: 64, columns: 16 };
