import { toContact } from '../../identity/contact.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { requestKinds, requestName } from '../../requests/request-kinds.ts';
import type { DeskStore, RequestLine, RequestQuestion, StaffMember } from '../desk-store.ts';

export const mostRequests = 20;
/** How long the desk sees in its list what it has answered; by number and contact it is found for as long as it is kept. */
const answeredDays = 30;

/** `SO 2003`, `so2003` or `2003`. Longer figures are a phone number. */
const written = /^([a-z]{2})?\s*(\d{1,7})$/i;

export function toRequestQuestion(typed: string): RequestQuestion | null {
  const text = typed.trim();
  const [, initials, number] = written.exec(text) ?? [];
  if (number === undefined) {
    const contact = toContact(text);
    return contact && { by: 'contact', contact };
  }
  const kind = requestKinds.find((each) => requestName(each, 0).startsWith(`${initials?.toUpperCase()} `)) ?? null;
  return initials && !kind ? null : { by: 'number', number: Number(number), kind };
}

/** Only ids: what is found is named by its number. That somebody looked is recorded, also where nothing was found. */
export async function findRequests(
  store: DeskStore,
  staff: StaffMember,
  typed: string,
): Promise<Result<string[], { kind: 'notUnderstood' }>> {
  const question = toRequestQuestion(typed);
  if (!question) return err({ kind: 'notUnderstood' });
  const found = await store.findRequests(question, mostRequests);
  await store.recordView({ staff, action: 'list', bookingId: null, detail: { visitorRequests: found } });
  return ok(found);
}

/** What was looked for, or what was answered lately. Names nobody; which of them were shown is recorded all the same. */
export async function readRequestLines(
  store: DeskStore,
  staff: StaffMember,
  ids: string[] | 'answered',
  now: Date,
): Promise<RequestLine[]> {
  const since = new Date(now.getTime() - answeredDays * 86_400_000);
  const lines = await store.requestLines(ids === 'answered' ? { answeredSince: since } : { ids });
  const detail = { visitorRequests: lines.map(({ id }) => id) };
  await store.recordView({ staff, action: 'list', bookingId: null, detail });
  return lines;
}
