import { createHash } from 'node:crypto';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Label } from '../language/label.ts';
import type { Mention } from './mention.ts';

/** A place in another document that names this one. */
export type Use = {
  kind: 'collection' | 'global';
  slug: string;
  id: number | null;
  /** What the other document is (“Artigo”) and what it is called. */
  sort: Label;
  title: string;
  /** The way to the field, and the field's own name; empty where the page names a doctor by signature alone. */
  place: Label;
  field: string;
  mention: Mention;
  isRequired: boolean;
  /** Empty where the value holds in both languages. */
  locales: Locale[];
  isPublic: boolean;
  isInDraft: boolean;
};

/** Stands for what readers see of a list of uses: who confirms it confirms this list and no other. */
export const digestOfUses = (uses: Use[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        uses
          .filter(({ isPublic }) => isPublic)
          .map(({ slug, id, place, mention }) => `${slug}:${id}:${place.pt}:${mention}`)
          .toSorted(),
      ),
    )
    .digest('hex')
    .slice(0, 24);
