import type { Address } from '@clinic/core/addresses/path-to';
import type { Piece } from '@clinic/core/search/rules/highlight';

/** A page offered while somebody types; `kind` in words. */
type Suggestion = { to: Address; title: Piece[]; kind: string };

/** The server's answer, with what is said around it. */
export type Suggestions = { label: string; status: string; options: Suggestion[] };
