import type { SecurityContact } from '@clinic/core/http/security-txt';
import { commaList } from '@clinic/core/settings/read-env';
import { z } from 'zod';

/** The ways that RFC 9116 knows; an address without its scheme is the usual slip. */
const contact = z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'must begin with mailto:, https:// or tel:+');

export const securityTxtSettings = {
  SECURITY_CONTACT: commaList
    .pipe(z.array(contact))
    .describe(
      'To whom strangers write who found a vulnerability: `mailto:`, `https://` or `tel:+`, the best way first. `/.well-known/security.txt` names it; without it there is none.',
    ),
  SECURITY_CONTACT_EXPIRES: z.iso
    .date('must be a day, such as 2027-11-01')
    .optional()
    .describe(
      'Until when that is true; RFC 9116 recommends less than a year. From this day on the file is no longer shown. In its last thirty days the log says so at each start in production.',
    ),
};

type Settings = { SECURITY_CONTACT: string[]; SECURITY_CONTACT_EXPIRES?: string | undefined };

export const securityContactOf = ({ SECURITY_CONTACT: contacts, SECURITY_CONTACT_EXPIRES: day }: Settings): SecurityContact | null =>
  contacts.length > 0 && day ? { contacts, expiresAt: new Date(`${day}T00:00:00Z`) } : null;

/** One without the other is a slip and not a wish: the site says so at its start. */
export function refuseHalfSecurityContact(settings: Settings, context: z.core.$RefinementCtx): void {
  if (settings.SECURITY_CONTACT.length > 0 === (settings.SECURITY_CONTACT_EXPIRES !== undefined)) return;
  const missing = settings.SECURITY_CONTACT_EXPIRES === undefined ? 'SECURITY_CONTACT_EXPIRES' : 'SECURITY_CONTACT';
  context.addIssue({ code: 'custom', path: [missing], message: 'is needed beside the other of the two' });
}
