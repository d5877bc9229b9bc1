import type { Passage } from './passage.ts';
import { quotesOf } from './quotes.ts';

type Place = Pick<Passage, 'path' | 'locale'>;
/** What a comment was written on: where the words stood, and which words, by their digest. */
type About = Place & { digest: string };

/** `at`: the passage it is read beside, null where there is none any more. `isCurrent`: the words are those it was written on. */
export type Placed<Comment> = { comment: Comment; at: Place | null; isCurrent: boolean };

const isAt = (passage: Place, { path, locale }: Place): boolean => passage.path === path && passage.locale === locale;

/**
 * A comment belongs to the words it was written on. Where they moved as they are (a paragraph above it was taken out), it goes with them,
 * unless they stand in two places now; where they changed, it stays at its place and says so.
 */
export function placeComments<Comment extends About>(comments: Comment[], passages: Passage[]): Placed<Comment>[] {
  const holders = new Map<string, Passage[]>();
  for (const passage of passages)
    for (const { digest } of quotesOf(passage)) holders.set(digest, [...(holders.get(digest) ?? []), passage]);
  return comments.map((comment) => {
    const held = holders.get(comment.digest) ?? [];
    const own = held.find((passage) => isAt(passage, comment)) ?? (held.length === 1 ? held[0] : undefined);
    if (own) return { comment, at: { path: own.path, locale: own.locale }, isCurrent: true };
    const same = passages.find((passage) => isAt(passage, comment));
    return { comment, at: same ? { path: same.path, locale: same.locale } : null, isCurrent: false };
  });
}
