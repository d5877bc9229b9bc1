import { accountLink } from './account-link.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountLink, LinkPurpose } from './account-store.ts';

type Ports = Pick<AccountServices, 'accounts' | 'keys'>;

/** Null where it has ended. Looking changes nothing: mail scanners open links, too. */
export async function openLink({ accounts, keys }: Ports, token: string, purpose: LinkPurpose): Promise<AccountLink | null> {
  const linkId = accountLink.readToken(keys, token);
  const link = linkId === null ? null : await accounts.readLink(linkId);
  return link !== null && link.purpose === purpose && link.endedAt === null && link.endsAt > new Date() ? link : null;
}

/**
 * What a link asks to confirm, and for which e-mail. `verify`: a registration, sent once more by the front desk. `undoEmail`: the old e-mail
 * takes a change back. `ended`: it was used, is too old, or a newer one was sent.
 */
export type ConfirmableLink = { kind: 'verify' | 'undoEmail' } & ({ state: 'open'; email: string } | { state: 'ended' });

export async function readAccountLink(ports: Ports, token: string): Promise<ConfirmableLink> {
  const { accounts } = ports;
  const verify = await openLink(ports, token, 'verify');
  const typed = verify?.registrationId ? await accounts.readRegistration(verify.registrationId) : null;
  if (typed) return { kind: 'verify', state: 'open', email: typed.email };
  const undo = await openLink(ports, token, 'undoEmail');
  const change = undo?.emailChangeId ? await accounts.readEmailChange(undo.emailChangeId) : null;
  if (change) return { kind: 'undoEmail', state: 'open', email: change.oldEmail };
  return { kind: 'verify', state: 'ended' };
}
