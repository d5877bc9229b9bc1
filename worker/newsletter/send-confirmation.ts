import { pathTo } from '@clinic/core/addresses/path-to';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { ConfirmationLetters } from '@clinic/core/newsletter/confirmation-letters';
import { newsletterLinks } from '@clinic/core/newsletter/newsletter-link';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { renderNewsletterConfirmation } from '../mails/render-newsletter-confirmation.ts';
import type { SendMail } from '../smtp.ts';

export type ConfirmationPorts = {
  letters: ConfirmationLetters;
  keys: DataKeys;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  siteOrigin: string;
};

/**
 * Sent directly and never queued: a queued mail is stored, and a link that subscribes must not be. A second run sends the same letter under
 * the same Message-ID.
 */
export const sendConfirmation =
  ({ letters, keys, contact, send, siteOrigin }: ConfirmationPorts) =>
  async (requestId: string): Promise<'sent' | 'nothing to send'> => {
    const request = await letters.unsent(requestId);
    if (!request) return 'nothing to send';
    const { id, email, locale } = request;
    const url = `${siteOrigin}${pathTo(locale, 'newsletterConfirm')}?token=${newsletterLinks.confirm.writeToken(keys, id)}`;
    const mail = renderNewsletterConfirmation({ url, clinic: await contact(locale) }, locale);
    await send({ id, recipient: email, ...mail, attachments: [] });
    return 'sent';
  };
