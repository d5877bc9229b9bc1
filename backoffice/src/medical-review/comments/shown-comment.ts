import type { Placed } from '@clinic/core/medical-review/place-comments';
import type { ReviewComment } from './review-comments.ts';

type ShownSaying = { id: string; words: string; by: string; at: string };
/** As it travels to the browser. `at`: where it is read beside the form; `isCurrent` false: the words have changed since. */
export type ShownComment = {
  said: ShownSaying;
  quote: string;
  place: { pt: string; en: string };
  beside: { path: string; locale: 'pt' | 'en' | null } | null;
  isCurrent: boolean;
  answers: ShownSaying[];
  treated: { by: string; at: string } | null;
};

const shownSaying = ({ id, words, by, at }: { id: string; words: string; by: string; at: Date }): ShownSaying => ({
  ...{ id, words, by, at: at.toISOString() },
});

export const shownComment = ({ comment, at, isCurrent }: Placed<ReviewComment>): ShownComment => ({
  said: shownSaying(comment),
  quote: comment.quote,
  place: comment.place,
  beside: at,
  isCurrent,
  answers: comment.answers.map(shownSaying),
  treated: comment.treated && { by: comment.treated.by, at: comment.treated.at.toISOString() },
});
