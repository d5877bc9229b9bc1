import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import { isUuid } from '../kernel/uuid.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { decrypt, encrypt } from '../secrets/encrypted-value.ts';
import { answersMinutes } from './answers-lifetime.ts';

/** The quizzes whose answers travel with the browser; those of the booking quiz are part of a draft. */
export type AnsweredQuiz = 'symptoms' | 'psa';

/** `id` names one filling-in of a quiz: whoever keeps its result twice keeps it once. */
export type GivenAnswers = { id: string; answers: Record<string, string> };

const longestEncrypted = 1_000;

const inside = z.object({ answers: z.record(z.string(), z.string()), until: z.number() });
const placeOf = (quiz: AnsweredQuiz, id: string) => ({ table: 'quiz answers', row: id, field: quiz });

/** For a cookie: only we can read it, and only as this quiz. Two people who answer the same get different ones. */
export function encryptQuizAnswers(keys: DataKeys, quiz: AnsweredQuiz, { id, answers }: GivenAnswers, now: Date): string {
  const until = now.getTime() + answersMinutes * 60_000;
  return `${id}.${encrypt(keys, placeOf(quiz, id), JSON.stringify({ answers, until }))}`;
}

/** Null for what has ended, was changed, or was never ours. */
export function decryptQuizAnswers(keys: DataKeys, quiz: AnsweredQuiz, encrypted: string, now: Date): GivenAnswers | null {
  const [id = '', hidden = ''] = encrypted.length <= longestEncrypted ? encrypted.split('.') : [];
  // What is not encrypted would open as itself.
  if (!isUuid(id) || !hidden.startsWith('enc:')) return null;
  const opened = inside.safeParse(parseJson(decryptOrNothing(keys, quiz, id, hidden)));
  return opened.success && opened.data.until > now.getTime() ? { id, answers: opened.data.answers } : null;
}

export const noAnswers = (): GivenAnswers => ({ id: randomUUID(), answers: {} });

function decryptOrNothing(keys: DataKeys, quiz: AnsweredQuiz, id: string, hidden: string): string {
  try {
    return decrypt(keys, placeOf(quiz, id), hidden);
  } catch {
    return '';
  }
}
