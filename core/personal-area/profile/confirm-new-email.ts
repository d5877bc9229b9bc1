import type { AccountServices } from '../../identity/accounts/account-services.ts';
import { confirmEmailChange } from '../../identity/accounts/change-email.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import type { AreaServices } from '../area-services.ts';

type Ports = { services: AccountServices; area: Pick<AreaServices, 'profile'> };

/**
 * The account's new e-mail also goes to the clinic's record. There it stands and opens nothing: the old address can take the change back
 * for a week, and what was believed meanwhile could not be taken back with it. The front desk confirms it when it sees the person.
 */
export async function confirmNewEmail(
  { services, area }: Ports,
  signedIn: SignedIn,
  typed: Parameters<typeof confirmEmailChange>[2],
): ReturnType<typeof confirmEmailChange> {
  const changed = await confirmEmailChange(services, signedIn, typed);
  const { id: accountId, patientId } = signedIn.account;
  if (changed.ok && patientId !== null)
    await area.profile.add({ accountId, patientId, field: 'email', value: changed.value.email, isContactProven: false });
  return changed;
}
