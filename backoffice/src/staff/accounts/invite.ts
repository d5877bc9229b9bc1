import type { PayloadRequest } from 'payload';
import { mailInRequest } from '../../mail/mail-in-request.ts';
import { invitationMail } from '../../mail/password-mail.ts';
import type { Utilizadore } from '../../payload-types.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { makeLink } from './links.ts';

/** In the transaction of the request: an account that was not made invites nobody. */
export async function invite(req: PayloadRequest, account: Utilizadore): Promise<void> {
  const token = await makeLink(req, account.id, 'invitation');
  await mailInRequest(req, invitationMail(account, staffSettingsOf(req.payload).origins[0], token));
}
