import type { FollowUpSettings } from '@clinic/core/booking/messages/confirm-in-writing';
import { reminderTimes } from '@clinic/core/booking/messages/reminder-times';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { Account } from '@clinic/core/identity/accounts/account';
import type { AccountStore } from '@clinic/core/identity/accounts/account-store';
import { contactDigests, toContact } from '@clinic/core/identity/contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { smsNumber } from '@clinic/core/sms/sms-sender';

/** How whoever booked wants to be reminded; null where there is no account with the proven e-mail. */
export type ReadReminderChoice = (booking: Booking) => Promise<Pick<Account, 'email' | 'remindBy'> | null>;

export const readReminderChoice =
  (accounts: Pick<AccountStore, 'byEmail'>, keys: DataKeys): ReadReminderChoice =>
  async ({ patient, bookedBy, contactDigest }) => {
    const written = [patient.email, bookedBy?.email ?? ''].flatMap((email) => toContact(email) ?? []);
    const proven = written.find((contact) => contactDigest !== null && contactDigests(keys, contact).includes(contactDigest));
    return proven ? accounts.byEmail(proven.value) : null;
  };

/** One call is enough: at the first reminder that this visit gets, also where it was booked after the earliest of them. */
export const isFirstReminder = (
  hoursBefore: number,
  { startsAt, submittedAt, confirmedAt }: Pick<Booking, 'startsAt' | 'submittedAt' | 'confirmedAt'>,
  { reminderHours }: Pick<FollowUpSettings, 'reminderHours'>,
): boolean => reminderTimes(startsAt, reminderHours, confirmedAt ?? submittedAt)[0]?.hoursBefore === hoursBefore;

export type ReminderWays = {
  /** Whether this address gets the mail. */
  isMailed: (email: string) => boolean;
  /** `usual`: as for everybody. */
  text: 'usual' | 'always' | 'never';
  isCalled: boolean;
};

const usual: ReminderWays = { isMailed: () => true, text: 'usual', isCalled: false };

/** The choice is the account holder's: somebody else who gets the mails of the same visit still gets theirs. */
export function reminderWays(choice: Pick<Account, 'email' | 'remindBy'> | null, { patient, bookedBy }: Booking): ReminderWays {
  if (!choice || choice.remindBy === 'email') return usual;
  const isMailed = (email: string) => email.toLowerCase() !== choice.email;
  const isOwnVisit = bookedBy === null;
  // A number that takes no text messages: the mail stays.
  if (choice.remindBy === 'sms') return smsNumber(patient.phone) === null ? usual : { isMailed, text: 'always', isCalled: false };
  return { isMailed, text: isOwnVisit ? 'never' : 'usual', isCalled: choice.remindBy === 'call' };
}
