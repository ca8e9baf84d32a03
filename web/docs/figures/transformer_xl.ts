import { transformerXlPositions } from 'posenc';

document.querySelector('posenc-heatmap')!.matrix = transformerXlPositions({ keys: 48, width: 48 });
