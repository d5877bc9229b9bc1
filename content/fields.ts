import type { Reference } from './reference.ts';
import type { RichText } from './rich-text/nodes.ts';
import type { InBoth, Words } from './words.ts';

/** What the back office stores under a name: the same in both languages, or words, or rows and groups of these. */
export type FieldValue = string | number | boolean | null | Words | InBoth<RichText> | RichText | Reference | Fields | FieldValue[];
export type Fields = { [name: string]: FieldValue };
