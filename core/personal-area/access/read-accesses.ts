import type { Account } from '../../identity/accounts/account.ts';
import { contactDigests } from '../../identity/contact.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AreaServices } from '../area-services.ts';
import type { AccessEntry } from './access-store.ts';

export type ShownAccess = AccessEntry & { questionedAt: Date | null };
type Ports = Pick<AreaServices, 'access' | 'visits' | 'keys' | 'openWorkItem' | 'reportForeignId'>;

/** Who saw what is known about the account holder, newest first: role and reason, never a name of the staff. */
export async function readAccesses(
  { access, visits, keys }: Pick<Ports, 'access' | 'visits' | 'keys'>,
  account: Account,
  since: Date,
): Promise<ShownAccess[]> {
  const { id: accountId, email, patientId } = account;
  const bookings = await visits.bookings({ contactDigests: contactDigests(keys, { kind: 'email', value: email }), patientId });
  // Of a visit that was booked for somebody else, who looked at it is that person's to know.
  const own = bookings.filter(({ booking }) => patientId === null || (booking.patientId ?? booking.provenPatientId) === patientId);
  const bookingIds = own.map(({ booking }) => booking.id);
  const [entries, questions] = await Promise.all([
    access.accesses({ accountId, patientId, bookingIds, since }),
    access.questions(accountId),
  ]);
  return entries.map((entry) => ({ ...entry, questionedAt: questions.get(entry.key) ?? null }));
}

/** “Não percebo este acesso”: a person at the clinic looks into it and answers. */
export async function questionAccess(
  ports: Ports,
  account: Account,
  { key, since }: { key: string; since: Date },
): Promise<Result<null, { kind: 'noSuchAccess' }>> {
  const shown = (await readAccesses(ports, account, since)).find((entry) => entry.key === key);
  if (!shown) {
    ports.reportForeignId({ accountId: account.id, what: 'access' });
    return err({ kind: 'noSuchAccess' });
  }
  if (await ports.access.addQuestion(account.id, key))
    await ports.openWorkItem({ kind: 'accessQuestioned', subject: { kind: 'account', id: account.id }, detail: { access: key } });
  return ok(null);
}
