/** Names something else of this folder: a document by its folder, `pictures/…`, `files/…`. The back office knows it by a number. */
export type DocumentReference = { refersTo: string };

export const isReference = (value: unknown): value is DocumentReference =>
  typeof value === 'object' && value !== null && 'refersTo' in value;
