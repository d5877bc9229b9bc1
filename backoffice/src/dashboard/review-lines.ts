import type { PayloadRequest } from 'payload';
import { type Label, label, labelIn } from '../language/label.ts';
import { openComments } from '../medical-review/comments/open-comments.ts';
import { reviewedPage } from '../medical-review/reviewed-pages.ts';
import { momentInLisbon } from '../medical-review/standing-words.ts';
import { readIfSigned } from '../medical-review/stands-signed.ts';
import { waitingKey } from '../medical-review/waiting-heads.ts';
import { type WaitingPage, waitingPages } from '../medical-review/waiting-pages.ts';
import { addressOfLine, type DocumentLine, placeOfReviewedPage } from './document-line.ts';
import { signedDrafts } from './signed-drafts.ts';

const words = {
  returned: label('{by} devolveu: «{comment}»', '{by} gave it back: “{comment}”'),
  returnedWithComments: label('{by} devolveu com comentários no texto', '{by} gave it back with comments in the text'),
  commented: label('comentários do médico por tratar: {count}', 'open comments of the doctor: {count}'),
  asked: label('pedida a {at}', 'asked for on {at}'),
  unsigned: label('no site sem assinatura', 'on the site without a signature'),
};

/** What a doctor gave back comes first, then what was signed and is not public yet: both wait for an editor. */
export async function reviewLines(req: PayloadRequest): Promise<DocumentLine[]> {
  const [waiting, signed] = await Promise.all([waitingLines(req), signedDrafts(req)]);
  const isListed = new Set(signed.map(addressOfLine));
  const others = waiting.filter((line) => !isListed.has(addressOfLine(line)));
  const first = others.filter(({ isYours }) => isYours);
  return [...first, ...signed, ...others.filter(({ isYours }) => !isYours)];
}

async function waitingLines(req: PayloadRequest): Promise<DocumentLine[]> {
  const [waiting, comments] = await Promise.all([waitingPages(req, { withReturned: true }), openComments(req)]);
  const spokenOf = Map.groupBy(comments, waitingKey);
  const given = await Promise.all(waiting.filter(isReturned).map(async (page) => ({ page, isSigned: await isSignedAgain(req, page) })));
  const returned = given.filter(({ isSigned }) => !isSigned).map(({ page }) => page);
  return [...returned, ...waiting.filter((page) => !isReturned(page))].map((page) => {
    const { title, request } = page;
    // While the doctor has been asked, it is still the doctor's turn.
    const said = request ? 0 : (spokenOf.get(waitingKey(page))?.length ?? 0);
    const detail = detailOf(page, said, req.i18n.language);
    const isYours = isReturned(page) || said > 0;
    const act = isYours ? 'comments' : 'open';
    return { ...placeOfReviewedPage(page), title, detail, isYours, act };
  });
}

const isReturned = ({ request }: WaitingPage): boolean => Boolean(request?.answer);

/** The editor has put the words back that were signed. */
async function isSignedAgain(req: PayloadRequest, { collection, id }: WaitingPage): Promise<boolean> {
  const subject = reviewedPage(collection, id);
  return subject !== null && (await readIfSigned(req, subject)) !== null;
}

function detailOf({ request }: WaitingPage, comments: number, language: string): string {
  const say = (text: Label) => labelIn(language, text);
  if (comments > 0) return say(words.commented).replace('{count}', String(comments));
  if (!request) return say(words.unsigned);
  const { answer } = request;
  if (!answer) return say(words.asked).replace('{at}', momentInLisbon(request.askedAt));
  return say(answer.comment ? words.returned : words.returnedWithComments)
    .replace('{by}', () => answer.by)
    .replace('{comment}', () => answer.comment);
}
