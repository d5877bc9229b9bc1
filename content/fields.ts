import type { Words } from './words.ts';

/** What the back office stores under a name: the same in both languages, or words, or rows and groups of these. */
export type FieldValue = string | number | boolean | null | Words | Fields | FieldValue[];
export type Fields = { [name: string]: FieldValue };
