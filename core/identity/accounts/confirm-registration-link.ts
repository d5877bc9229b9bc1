import { err, ok, type Result } from '../../kernel/result.ts';
import { accountLink, resetMinutes } from './account-link.ts';
import type { AccountServices } from './account-services.ts';

type Ports = Pick<AccountServices, 'accounts' | 'keys'>;

/**
 * The front desk sent the confirmation once more, and its reader pressed the button, perhaps in another browser. The account gets no
 * password from the registration, which anybody may have typed: its owner is led to a page to choose one.
 */
export async function confirmRegistrationLink(
  { accounts, keys }: Ports,
  token: string,
): Promise<Result<{ resetLinkId: string }, { kind: 'linkEnded' }>> {
  const linkId = accountLink.readToken(keys, token);
  if (linkId === null) return err({ kind: 'linkEnded' });
  const resetLinkId = await accounts.inTransaction(async (transaction) => {
    const link = await transaction.takeLink(linkId, 'verify');
    const typed = link?.registrationId ? await transaction.readRegistration(link.registrationId) : null;
    if (!typed) return null;
    const { email, name, locale } = typed;
    const account = (await transaction.create({ email, name, locale, passwordHash: null })) ?? (await transaction.byEmail(email));
    await transaction.completeRegistrations(email);
    return account && transaction.addLink({ purpose: 'reset', accountId: account.id, minutes: resetMinutes });
  });
  return resetLinkId ? ok({ resetLinkId }) : err({ kind: 'linkEnded' });
}
