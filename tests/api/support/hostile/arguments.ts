// Small arguments of valid calls, fresh ones each time.

export const numbers = (count: number): number[] => Array.from({ length: count }, (_, k) => ((k * 7) % 11) / 4 - 1);
export const f32 = (count: number): Float32Array => Float32Array.from(numbers(count));
export const f64 = (count: number): Float64Array => Float64Array.from(numbers(count));
export const i32 = (...items: number[]): Int32Array => Int32Array.from(items);
export const matrix = (rows: number, columns: number) => ({ data: f32(rows * columns), rows, columns });
export const wide = (rows: number, columns: number) => ({ data: f64(rows * columns), rows, columns });
export const tensor = (...shape: number[]) => ({ data: f32(shape.reduce((a, b) => a * b, 1)), shape });
export const out = (length: number): Float32Array => new Float32Array(length).fill(9);
export const range = () => ({ first: 2, count: 3, step: 0.5 });
export const image = () => ({ height: 2, width: 3 });
