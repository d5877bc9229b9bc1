import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import type { Signatory } from '@clinic/core/medical-review/same-signer';
import { isOlderThanWords } from '@clinic/core/medical-review/valid-signature';
import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { publish } from '../publishing/publish.ts';
import { readDocument, readRow, rowName, type Subject } from '../publishing/published-documents.ts';
import { settleComments } from './comments/review-comments.ts';
import { holdPage } from './hold-page.ts';
import { isMedicalText } from './is-medical-text.ts';
import { medicalText } from './medical-text.ts';
import { settleRequest } from './review-requests.ts';
import { signatoryOf } from './signatory.ts';
import { addSignature, lastSigned, type Signer } from './signatures.ts';
import { handOf } from './signed-hand.ts';

/**
 * `changed`: somebody edited the page, or whom it names on paper, after it was opened for signing. `hidden`: readers would not see who signed.
 * `older`: the paper is older than the words. `notMedical`: an article that is not about medicine shows no signature.
 */
export type SignTrouble = 'changed' | 'older' | 'noPerson' | 'noReviewer' | 'noDate' | 'hidden' | 'notMedical';

/** As the button showed it to who pressed it; undefined where nothing was shown. */
type OnPaper = { reviewerId: string | undefined; day: string | undefined };

/** A doctor signs in their own name, today; whoever writes down a signature given on paper, in the name and of the day that the page says. */
type Reading = { reviewerId: number } | { asThePageSays: OnPaper };

type Act = { signer: Signer; reading: Reading; digest?: string | undefined; now?: Date };
type Who = Result<{ reviewerId: number; signatory: Signatory; hand: string; reviewedOn: string }, { kind: SignTrouble }>;

/** Signs the newest version, draft or not. Where visitors read just these words, they read the signature at once. */
export const signPage = (
  req: PayloadRequest,
  subject: Subject,
  act: Act,
): Promise<Result<'signed' | 'alreadySigned', { kind: SignTrouble }>> =>
  inEditTransaction(req, async () => {
    await holdPage(req, subject);
    const name = rowName(subject);
    const document = await readDocument(req, subject, { draft: true });
    if (!isMedicalText(document)) return err({ kind: 'notMedical' as const });
    const { passages, digest } = await medicalText(req, name.collection, document);
    if (act.digest !== undefined && act.digest !== digest) return err({ kind: 'changed' as const });
    const who = await readWho(req, act, document);
    if (!who.ok) return who;
    const last = await lastSigned(req, name);
    const { reviewerId, signatory, hand, reviewedOn } = who.value;
    if ('asThePageSays' in act.reading && isOlderThanWords({ digest, day: reviewedOn }, last)) return err({ kind: 'older' as const });
    const isSameDoctor = last?.reviewerId === reviewerId && last.signatory?.name === signatory.name && last.hand === hand;
    const isSame = isSameDoctor && last.reviewedOn === reviewedOn;
    if (last?.digest === digest && isSame) return ok('alreadySigned' as const);
    await addSignature(req, name, { digest, passages, ...who.value, signer: act.signer });
    await settleRequest(req, name, { kind: 'signed' });
    await settleComments(req, name, act.signer);
    await showSignature(req, subject);
    return ok('signed' as const);
  });

/** Whom and which day a document names for a signature on paper; `day` as `2026-03-02`. */
export const paperOf = ({ revisor, data_revisao: named }: Record<string, unknown>) => ({
  reviewerId: typeof revisor === 'number' ? revisor : null,
  day: typeof named === 'string' ? inLisbon(new Date(named)).day : null,
});
type Paper = ReturnType<typeof paperOf>;

const isAsShown = ({ reviewerId, day }: Paper, shown: OnPaper): boolean =>
  (shown.reviewerId === undefined || shown.reviewerId === String(reviewerId)) && (shown.day === undefined || shown.day === day);

async function readWho(req: PayloadRequest, { reading, now = new Date() }: Act, document: Record<string, unknown>): Promise<Who> {
  const today = inLisbon(now).day;
  const paper = paperOf(document);
  if ('asThePageSays' in reading && !isAsShown(paper, reading.asThePageSays)) return err({ kind: 'changed' });
  const { reviewerId, day } = 'asThePageSays' in reading ? paper : { reviewerId: reading.reviewerId, day: today };
  if (reviewerId === null) return err({ kind: 'noReviewer' });
  if (!day || day > today) return err({ kind: 'noDate' });
  const signatory = await signatoryOf(req, reviewerId);
  return signatory ? ok({ reviewerId, signatory, hand: await handOf(req, reviewerId), reviewedOn: day }) : err({ kind: 'hidden' });
}

async function showSignature(req: PayloadRequest, subject: Subject): Promise<void> {
  const { collection, id } = rowName(subject);
  const shown = await execute(req, sql`select from core.published_documents where collection = ${collection} and id = ${id}`);
  if (shown.length === 0) return;
  const { signatureId } = await readRow(req, subject);
  if (signatureId) await publish(req, subject, { isLive: true, gone: false });
}

/** All of it or nothing. */
async function inEditTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const done = await work();
    await commitTransaction(req);
    return done;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
