import { verifyMinutes } from '../../identity/accounts/account-link.ts';
import { err, ok } from '../../kernel/result.ts';
import type { WaitingRegistration } from './account-desk.ts';
import { type AccountRequest, entryOf } from './account-request.ts';

/** A letter takes a minute or two: a second one within this time would only end the first one's link. */
export const resendMinutes = 5;

export const isJustSent = ({ sentAt }: Pick<WaitingRegistration, 'sentAt'>, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() < resendMinutes * 60_000;

type ResendTrouble = { kind: 'nothingToDo' } | { kind: 'justSent' };

/** The link goes to the e-mail of the registration and to no other: a caller who mistyped it registers again. */
export const resendVerification = (request: AccountRequest) =>
  request.desk.act<ResendTrouble>({ ...entryOf(request), action: 'resendVerification' }, async (transaction) => {
    const registration = await transaction.lockRegistration(request.accountId);
    if (!registration) return err({ kind: 'nothingToDo' });
    if (isJustSent(registration, new Date())) return err({ kind: 'justSent' });
    const { id, email, locale } = registration;
    const linkId = await transaction.addLink({ purpose: 'verify', registrationId: id, minutes: verifyMinutes });
    await transaction.addLetter({ kind: 'verify', accountId: null, recipient: email, locale, linkId });
    return ok('done' as const);
  });
