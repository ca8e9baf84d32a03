export declare const usualTable: string;
export declare function aimed(inverse: ArrayLike<number>, others: number): number[];
