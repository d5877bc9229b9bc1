import type { ChangedPassage } from '@clinic/core/medical-review/changed-passages';
import type { SavedSince } from './saved-since.ts';

/** Who else has the page; they typed last at `typedAt`. */
export type Holder = { name: string; since: string; typedAt: string | null };

/** Words that were typed into the form and not saved, and in which opening of it. */
export type UnsavedText = { opening: string; at: string; body: Record<string, unknown> };

/** How things stand with an open form, as its browser is told. */
export type FormStanding = {
  holder: Holder | null;
  /** Who else has typed something here that is not saved. */
  others: { id: number; name: string; at: string }[];
  /** One's own words of earlier visits, or of another window, the newest first. */
  unsaved: UnsavedText[];
  /** What somebody has saved since the form was opened. */
  saved: SavedSince | null;
  keptAt: string | null;
};

/** `before` are the other's words, `after` one's own. */
export type TextsBeside = { changes: ChangedPassage[] };

/** Beside which text one's own is shown: the saved one, that of another editor, or one's own of an earlier visit. */
export type Beside = { kind: 'saved' } | { kind: 'other'; id: number; name: string; at: string } | { kind: 'earlier'; text: UnsavedText };
