import type { Account } from '../../identity/accounts/account.ts';
import type { AccountTransaction } from '../../identity/accounts/account-store.ts';
import type { Contact } from '../../identity/contact.ts';

export type LinkedAccounts = Pick<AccountTransaction, 'linkPatient' | 'endSessions' | 'addLetter'> & {
  linkedTo(patientId: number): Promise<(Pick<Account, 'id' | 'email' | 'locale'> & { linkedBy: string | null })[]>;
};

/**
 * A contact no longer opens the record, so neither do the accounts that stand on it: the one with this e-mail, or those that their holders
 * linked by a text message.
 */
export async function endLinksOf(accounts: LinkedAccounts, patientId: number, contact: Contact): Promise<void> {
  for (const { id, email, locale, linkedBy } of await accounts.linkedTo(patientId)) {
    const standsOnIt = contact.kind === 'email' ? email === contact.value : linkedBy === 'patient';
    if (!standsOnIt) continue;
    await accounts.linkPatient(id, null);
    await accounts.endSessions(id);
    await accounts.addLetter({ kind: 'recordUnlinked', accountId: id, recipient: email, locale });
  }
}
