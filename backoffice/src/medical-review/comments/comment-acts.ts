import { err, ok, type Result } from '@clinic/core/kernel/result';
import { quotesOf } from '@clinic/core/medical-review/quotes';
import type { PayloadRequest } from 'payload';
import { roleOf } from '../../access/role.ts';
import { readDocument, rowName, type Subject } from '../../publishing/published-documents.ts';
import { medicalText } from '../medical-text.ts';
import type { Signer } from '../signatures.ts';
import { addAnswer, addComment, markTreated, type NewComment } from './review-comments.ts';

/** `press`: of which box. `now`: what the passage says by now, to be read and then commented on; null where it is gone. */
export type ChangedUnder = { kind: 'passageChanged'; press: string; now: { text: string; digest: string } | null };
export type CommentTrouble = 'noWords' | ChangedUnder['kind'] | 'noSuchComment';
type Trouble = { kind: Exclude<CommentTrouble, ChangedUnder['kind']> } | ChangedUnder;
type Form = Record<string, string>;
type Done = Result<{ said: string; comment: string }, Trouble>;

const longestComment = 2_000;

const wordsIn = (form: Form): string => (form['palavras'] ?? '').trim().slice(0, longestComment);
const numberIn = (form: Form): string => (/^\d{1,18}$/.test(form['comentario'] ?? '') ? (form['comentario'] ?? '') : '0');
const pressIn = (form: Form): string => form['pedido'] || crypto.randomUUID();

/** The form carries the digest of what was read: a passage that was edited meanwhile is another one. */
export async function readComment(req: PayloadRequest, subject: Subject, by: Signer, form: Form): Promise<Result<NewComment, Trouble>> {
  const words = wordsIn(form);
  if (!words) return err({ kind: 'noWords' });
  const { passages } = await medicalText(req, rowName(subject).collection, await readDocument(req, subject, { draft: true }));
  const passage = passages.find(({ path, locale }) => path === form['caminho'] && (locale ?? '') === (form['lingua'] ?? ''));
  const quotes = passage ? quotesOf(passage) : [];
  const quote = quotes.find(({ digest }) => digest === form['trecho']);
  if (!passage || !quote) return err({ kind: 'passageChanged', press: form['pedido'] ?? '', now: quotes[0] ?? null });
  const { path, locale, place } = passage;
  return ok({ path, locale, place, digest: quote.digest, quote: quote.text, words, by, press: pressIn(form) });
}

export async function comment(req: PayloadRequest, subject: Subject, by: Signer, form: Form): Promise<Done> {
  const read = await readComment(req, subject, by, form);
  if (!read.ok) return read;
  return ok({ said: 'commented', comment: await addComment(req, rowName(subject), read.value) });
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
