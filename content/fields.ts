import type { DocumentReference } from './reference.ts';
import type { LexicalText } from './rich-text/nodes.ts';
import type { InBothLanguages, LocalisedText } from './words.ts';

/** What the back office stores under a name: the same in both languages, or words, or rows and groups of these. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | LocalisedText
  | InBothLanguages<LexicalText>
  | LexicalText
  | DocumentReference
  | DocumentFields
  | FieldValue[];
export type DocumentFields = { [name: string]: FieldValue };
