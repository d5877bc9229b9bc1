import { pathTo } from '@clinic/core/addresses/path-to';
import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import type { ClinicService } from '@clinic/core/booking/clinic-service';
import { Silence } from '@clinic/core/booking/silence';
import { type SmsSender, smsNumber } from '@clinic/core/booking/sms-sender';
import type { CodeStore, IdentityCode } from '@clinic/core/identity/codes/code-store';
import { codeOf } from '@clinic/core/identity/codes/one-time-code';
import { type Contact, contactDigest } from '@clinic/core/identity/contact';
import { findRecipient } from '@clinic/core/identity/find-recipient';
import type { PatientContacts } from '@clinic/core/identity/patient-contacts';
import type { Locale } from '@clinic/core/kernel/locale';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { renderCodeMail, renderCodeSms } from '../mails/render-code-mail.ts';
import type { SendMail } from '../smtp.ts';

type Parts = {
  codes: CodeStore;
  clinic: ClinicService;
  contacts: PatientContacts;
  keys: DataKeys;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  text: SmsSender;
  secret: string;
  siteOrigin: string;
};
export type SendCode = (codeId: string) => Promise<void>;

/**
 * Sends a code to the contact it is for: a known patient's to the one the clinic has, if it has one. The mail leaves from here and is
 * never queued: a queued mail is a row, and the code must not stand in one. Run twice it is the same code.
 */
export const sendCode =
  (parts: Parts): SendCode =>
  async (codeId) => {
    const { codes, keys } = parts;
    const asked = await codes.open(codeId);
    if (!asked) return;
    const to = await recipientOf(parts, asked);
    if (!to || !(await write(parts, asked, to))) return;
    await codes.recordSent(codeId, contactDigest(keys, { ...to, value: to.value.toLowerCase() }));
  };

async function recipientOf(parts: Parts, { id, purpose, contact }: IdentityCode): Promise<Contact | null> {
  if (purpose !== 'knownPatient') return contact.kind === 'vat' ? null : contact;
  const recipient = await findRecipient(parts, contact);
  await parts.codes.recordFound(id, recipient?.patientIds ?? []);
  return recipient?.to ?? null;
}

/** Whether a gateway has taken it. */
async function write(parts: Parts, { id, purpose, locale }: IdentityCode, to: Contact): Promise<boolean> {
  const { contact, send, text, secret, siteOrigin } = parts;
  const code = codeOf(secret, id);
  if (to.kind === 'email') {
    // A visit's page is opened by its link, which no letter with a code may carry.
    const pageUrl = purpose === 'visit' ? null : `${siteOrigin}${pathTo(locale, 'wizardCode')}?codigo=${code}`;
    const mail = renderCodeMail({ code, purpose, pageUrl, clinic: await contact(locale) }, locale);
    await send({ id, recipient: to.value, ...mail, attachments: [] });
    return true;
  }
  const number = smsNumber(to.value);
  if (!number) return false;
  const sent = await text({ id, to: number, text: renderCodeSms(code, locale) });
  if (!sent.ok && sent.error.kind === 'smsSilent') throw new Silence('gateway');
  if (!sent.ok || sent.value === 'off') await parts.codes.recordRefused(id);
  return sent.ok && sent.value === 'accepted';
}
