export interface Text {
  readonly language: string;
  readonly markdown: string;
}
export interface Lesson {
  readonly name: string;
  readonly own: Text;
  readonly beside: Text | undefined;
}
export interface Figure {
  readonly id: string;
  readonly lab: string;
  readonly attributes: Readonly<Record<string, string>>;
}
export const second: string;
export function readLessons(): readonly Lesson[];
export function textsOf(lesson: Lesson): readonly Text[];
export function figuresOf(text: Text): readonly Figure[];
export function trainedShare(task: string, encoding: string, reach: string): number;
