import { err, ok, type Result } from '@clinic/core/kernel/result';
import { quotesOf } from '@clinic/core/medical-review/quotes';
import type { PayloadRequest } from 'payload';
import { roleOf } from '../../access/role.ts';
import { readDocument, rowName, type Subject } from '../../publishing/published-documents.ts';
import { medicalText } from '../medical-text.ts';
import type { Signer } from '../signatures.ts';
import { addAnswer, addComment, markTreated } from './review-comments.ts';

export type CommentTrouble = 'noWords' | 'passageChanged' | 'noSuchComment';
type Form = Record<string, string>;
type Done = Result<{ said: string; comment: string }, { kind: CommentTrouble }>;

const longestComment = 2_000;

const wordsIn = (form: Form): string => (form['palavras'] ?? '').trim().slice(0, longestComment);
const numberIn = (form: Form): string => (/^\d{1,18}$/.test(form['comentario'] ?? '') ? (form['comentario'] ?? '') : '0');
const pressIn = (form: Form): string => form['pedido'] || crypto.randomUUID();

/** The form carries the digest of what was read: a passage that was edited meanwhile is another one. */
export async function comment(req: PayloadRequest, subject: Subject, by: Signer, form: Form): Promise<Done> {
  const words = wordsIn(form);
  if (!words) return err({ kind: 'noWords' });
  const name = rowName(subject);
  const { passages } = await medicalText(req, name.collection, await readDocument(req, subject, { draft: true }));
  const passage = passages.find(({ path, locale }) => path === form['caminho'] && (locale ?? '') === (form['lingua'] ?? ''));
  const quote = passage && quotesOf(passage).find(({ digest }) => digest === form['trecho']);
  if (!passage || !quote) return err({ kind: 'passageChanged' });
  const { path, locale, place } = passage;
  const about = { path, locale, place, digest: quote.digest, quote: quote.text };
  return ok({ said: 'commented', comment: await addComment(req, name, { ...about, words, by, press: pressIn(form) }) });
}

export async function answer(req: PayloadRequest, subject: Subject, by: Signer, form: Form): Promise<Done> {
  const words = wordsIn(form);
  if (!words) return err({ kind: 'noWords' });
  const number = numberIn(form);
  const name = rowName(subject);
  if (!(await addAnswer(req, name, { comment: number, words, by, press: pressIn(form) }))) return err({ kind: 'noSuchComment' });
  // A doctor who answers is not content yet: what counted as seen to waits again.
  if (roleOf(req.user) === 'medico') await markTreated(req, name, number, null);
  return ok({ said: 'answered', comment: number });
}

export async function treat(req: PayloadRequest, subject: Subject, by: Signer, form: Form): Promise<Done> {
  const number = numberIn(form);
  const isThere = await markTreated(req, rowName(subject), number, by);
  return isThere ? ok({ said: 'treated', comment: number }) : err({ kind: 'noSuchComment' });
}
