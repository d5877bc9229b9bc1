import type { Address } from '@clinic/core/addresses/path-to';
import type { HowFound } from '@clinic/core/search/ask-search';
import type { Piece } from '@clinic/core/search/rules/highlight';
import type { SearchKind } from '@clinic/core/search/rules/kinds';
import type { IconName } from '../art/names.ts';

export type ResultPage = { to: Address; title: Piece[]; excerpt: Piece[]; icon: IconName | null };
type ResultGroup = { kind: SearchKind; pages: ResultPage[] };

/** Everything the search page can have to say. */
export type SearchOutcome =
  | { kind: 'nothingAsked' }
  | { kind: 'termTooShort'; typed: string }
  | { kind: 'unavailable'; typed: string }
  | { kind: 'found'; term: string; how: HowFound; total: number; groups: ResultGroup[] };
