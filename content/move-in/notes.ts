import type { HtmlLossKind } from '../rich-text/html/html-reader.ts';

/** Everything a move-in tells an editor; the report says each in Portuguese. */
export type NoteKind =
  | HtmlLossKind
  | 'value'
  | 'unknownField'
  | 'missingTarget'
  | 'unknownPath'
  | 'missingAlt'
  | 'noSection'
  | 'noCollection'
  | 'rowsDiffer'
  | 'alreadyHere'
  | 'changedBoth'
  | 'changedHere'
  | 'withdrawnThere'
  | 'goneThere'
  | 'deletedHere'
  | 'publishRefused'
  | 'failed'
  | 'unusedFile'
  | 'redirect';

/** `about` names the document as an editor knows it, `detail` the field and what of it. */
export type MoveNote = { kind: NoteKind; about: string; detail: string };
export type Tell = (kind: NoteKind, detail: string) => void;
