import { nameParts } from '../../identity/agrees.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import type { AccountDesk, AccountQuestion } from './account-desk.ts';

/** A page of them; whoever has more has typed too little of the name. */
export const mostAccounts = 20;
const largestRecordNumber = 2_147_483_647;
const shortestName = 2;

/** One field for everything that a caller can say: an e-mail, the number of the record, or a name. Null for what is none of them. */
export function toAccountQuestion(typed: string): AccountQuestion | null {
  const text = typed.trim();
  if (text.includes('@')) {
    const email = comparableEmail(text);
    return email === null ? null : { by: 'email', email };
  }
  if (/^\d{1,10}$/.test(text)) return Number(text) <= largestRecordNumber ? { by: 'record', patientId: Number(text) } : null;
  const words = nameParts(text);
  return words.some(({ length }) => length >= shortestName) ? { by: 'name', words } : null;
}

export type FoundAccounts = { ids: string[]; isMore: boolean };

/** Only ids: whose names are then shown, the list itself writes down. */
export async function findAccounts(desk: AccountDesk, typed: string): Promise<Result<FoundAccounts, { kind: 'notUnderstood' }>> {
  const question = toAccountQuestion(typed);
  if (!question) return err({ kind: 'notUnderstood' });
  const ids = await desk.search(question, mostAccounts + 1);
  return ok({ ids: ids.slice(0, mostAccounts), isMore: ids.length > mostAccounts });
}
