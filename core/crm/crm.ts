import type { Locale } from '../kernel/locale.ts';
import type { Result } from '../kernel/result.ts';

/** All that the company behind the CRM learns of somebody: nothing tells which form was sent, or why. */
export type CrmContact = { name: string; email: string; locale: Locale };

export type CrmTrouble =
  /** Certainly not taken, and another try would end alike. */
  | { kind: 'crmRefused' }
  /** No answer: it may have been taken. Trying again is safe, because a contact is named by its id. */
  | { kind: 'crmUnavailable' };

/** Contacts are named by an id of ours, so that the same one told twice is one contact, and one can be withdrawn without its e-mail. */
export type Crm = {
  keep(id: string, contact: CrmContact): Promise<Result<null, CrmTrouble>>;
  /** Withdrawing one that is not there is fine. */
  withdraw(id: string): Promise<Result<null, CrmTrouble>>;
};
