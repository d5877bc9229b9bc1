import type { PayloadRequest } from 'payload';
import { label, labelIn } from '../language/label.ts';
import { type OpenComment, openComments } from '../medical-review/comments/open-comments.ts';
import { commentPlace, reviewPath } from '../medical-review/review-path.ts';
import { waitingHeads, waitingKey } from '../medical-review/waiting-heads.ts';
import { type DocumentLine, placeOfReviewedPage } from './document-line.ts';

const words = {
  said: label('{by}: «{words}»', '{by}: “{words}”'),
  answered: label('; {by} respondeu', '; {by} answered'),
};
const longestWords = 90;
const shortened = (text: string): string => (text.length > longestWords ? `${text.slice(0, longestWords).trimEnd()}…` : text);

function detailOf({ by, words: said, answeredBy }: OpenComment, language: string): string {
  const comment = labelIn(language, words.said)
    .replace('{by}', () => by)
    .replace('{words}', () => shortened(said));
  return answeredBy ? comment + labelIn(language, words.answered).replace('{by}', () => answeredBy) : comment;
}

export type CommentLine = DocumentLine & { isAnswered: boolean };

/** Every open comment, also on a page whose signature still stands; each line leads to its passage. */
export async function openCommentLines(req: PayloadRequest): Promise<CommentLine[]> {
  const open = await openComments(req);
  const heads = await waitingHeads(req, open);
  return open.flatMap((comment): CommentLine[] => {
    const head = heads.get(waitingKey(comment));
    if (!head) return [];
    const href = `${reviewPath(comment)}#${commentPlace(comment.comment)}`;
    const isAnswered = comment.answeredBy !== null;
    return [{ ...placeOfReviewedPage(comment), title: head.title, detail: detailOf(comment, req.i18n.language), href, isAnswered }];
  });
}

const keyOf = ({ slug, id }: DocumentLine): string => `${slug}:${id ?? slug}`;

/** For an editor, who waits for an answer once they gave one. What `review` names is counted there, or still with the doctor. */
export async function commentLines(req: PayloadRequest, review: Promise<DocumentLine[]>): Promise<DocumentLine[]> {
  const [open, reviewed] = await Promise.all([openCommentLines(req), review]);
  const told = new Set(reviewed.map(keyOf));
  return open.map(({ isAnswered, ...line }) => ({ ...line, isYours: !isAnswered && !told.has(keyOf(line)) }));
}
