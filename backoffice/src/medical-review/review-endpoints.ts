import { err, type Result } from '@clinic/core/kernel/result';
import { type Endpoint, NotFound, type PayloadHandler, type PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../desk/press.ts';
import { rowName, type Subject } from '../publishing/published-documents.ts';
import { answer, type ChangedUnder, type CommentTrouble, comment, treat } from './comments/comment-acts.ts';
import { commentsOf } from './comments/review-comments.ts';
import { readTypedAlong } from './comments/typed-along.ts';
import { readStanding } from './read-standing.ts';
import { commentPlace, type ReviewAct, reviewPath, reviewsPath } from './review-path.ts';
import { requestReview, settleRequest } from './review-requests.ts';
import { reviewedPage } from './reviewed-pages.ts';
import { commentatorOf, doctorOf, registrarOf, reviewerOf, reviewRequesterOf, teamPersonOf } from './reviewer-of.ts';
import { shownStanding } from './shown-standing.ts';
import { type SignTrouble, signPage } from './sign-page.ts';
import type { Signer } from './signatures.ts';
import { unsignedPages } from './waiting-pages.ts';

export type ReviewTrouble = SignTrouble | CommentTrouble | 'noComment' | 'notAsked';
/** What is said about it; with the comment it was about, on whose page one stays. */
type Done = string | { said: string; comment: string };
type Outcome = Result<Done, { kind: Exclude<ReviewTrouble, ChangedUnder['kind']> } | ChangedUnder>;
type Act = (req: PayloadRequest, subject: Subject, by: Signer, form: Record<string, string>) => Promise<Outcome>;

const longestComment = 2_000;

/** With what the same person has typed into the boxes beside the passages and not kept; `typed`: how many of them. */
const withTyped =
  (work: (...act: [...Parameters<Act>, typed: number]) => Promise<Outcome>): Act =>
  async (req, subject, by, form) => {
    const along = await readTypedAlong(req, subject, by, form);
    if (!along.ok) return along;
    const outcome = await work(req, subject, by, form, along.value.count);
    if (outcome.ok) await along.value.keep();
    return outcome;
  };

/** The digest comes from the page that the doctor read: a text that was edited meanwhile is another one. */
const sign: Act = async (req, subject, signer, { texto }) => {
  const reviewerId = await teamPersonOf(req, signer.id);
  return reviewerId === null ? err({ kind: 'noPerson' }) : signPage(req, subject, { signer, reading: { reviewerId }, digest: texto ?? '' });
};

/** Name and day come from the page, too: what the administrator confirmed is what was shown. */
const register: Act = (req, subject, signer, { texto, revisor, dia }) =>
  signPage(req, subject, { signer, reading: { asThePageSays: { reviewerId: revisor, day: dia } }, digest: texto });

/** In one press, with all that was said about its passages; where nothing was, a word is needed. */
const giveBack = withTyped(async (req, subject, by, { comentario = '' }, typed) => {
  const general = comentario.trim().slice(0, longestComment);
  const name = rowName(subject);
  const hasComments = typed > 0 || (await commentsOf(req, name)).some(({ treated }) => !treated);
  if (!general && !hasComments) return err({ kind: 'noComment' });
  const isSettled = await settleRequest(req, name, { kind: 'returned', by: by.name, comment: general });
  return isSettled ? { ok: true, value: 'returned' } : err({ kind: 'notAsked' });
});

const ask: Act = async (req, subject, by) => {
  await requestReview(req, rowName(subject), by);
  return { ok: true, value: 'asked' };
};

const subjectOf = (req: PayloadRequest): Subject | null => {
  const { collection = '', id = '' } = (req.routeParams ?? {}) as Record<string, string>;
  return reviewedPage(collection, id);
};

const notFound = () => Response.json({ error: 'not found' }, { status: 404 });

function pageAfter(outcome: Outcome, subject: Subject): string {
  const page = reviewPath(rowName(subject));
  if (!outcome.ok) return `${page}?erro=${outcome.error.kind}`;
  const done = outcome.value;
  return typeof done === 'string' ? `${reviewsPath}?feito=${done}` : `${page}?feito=${done.said}#${commentPlace(done.comment)}`;
}

/** Pressed in a form, the answer is a page; asked for by script, it says what came of it, and which page says so. */
const act =
  (env: PressEnv, may: (user: PayloadRequest['user']) => Signer | null, work: Act): PayloadHandler =>
  async (req) => {
    const by = presserOf(env, req, may);
    if (!by) return refusePress(403);
    const subject = subjectOf(req);
    if (!subject) return notFound();
    const wantsPage = !req.headers.get('accept')?.startsWith('application/json');
    const isForm = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
    try {
      const outcome = await work(req, subject, by, isForm ? await readPressedForm(req) : {});
      const to = pageAfter(outcome, subject);
      if (isForm && wantsPage) return seeOther(to);
      return Response.json(isForm ? { ...outcome, to } : outcome, { status: outcome.ok ? 200 : 409 });
    } catch (error) {
      if (error instanceof NotFound) return notFound();
      throw error;
    }
  };

/** What an editor reads beside the form. */
const tellStanding: PayloadHandler = async (req) => {
  const subject = subjectOf(req);
  if (!editors({ req })) return refusePress(403);
  return subject ? Response.json(await shownStanding(req, await readStanding(req, subject))) : notFound();
};

const listUnsigned: PayloadHandler = async (req) =>
  editors({ req }) ? Response.json({ pages: await unsignedPages(req) }) : refusePress(403);

const acts: Record<ReviewAct, [may: (user: PayloadRequest['user']) => Signer | null, work: Act]> = {
  assinar: [doctorOf, withTyped(sign)],
  registar: [registrarOf, withTyped(register)],
  devolver: [reviewerOf, giveBack],
  pedir: [reviewRequesterOf, ask],
  comentar: [reviewerOf, comment],
  responder: [commentatorOf, answer],
  tratar: [reviewRequesterOf, treat],
};

export const reviewEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'get', path: '/revisao/por-assinar', handler: listUnsigned },
  { method: 'get', path: '/revisao/:collection/:id', handler: tellStanding },
  ...Object.entries(acts).map(
    ([name, [may, work]]): Endpoint => ({
      method: 'post',
      path: `/revisao/:collection/:id/${name}`,
      handler: act(env, may, work),
    }),
  ),
];
