import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import type { ClinicService } from '@clinic/core/booking/clinic-service';
import { findRecipient, type Recipient } from '@clinic/core/booking/proof/find-recipient';
import { codeOf } from '@clinic/core/booking/proof/proof-code';
import type { Proof, ProofStore } from '@clinic/core/booking/proof/proof-store';
import { Silence } from '@clinic/core/booking/silence';
import type { SmsSender } from '@clinic/core/booking/sms-sender';
import type { Locale } from '@clinic/core/kernel/locale';
import { renderCodeMail, renderCodeSms } from '../mails/render-code-mail.ts';
import type { SendMail } from '../smtp.ts';

type Parts = {
  proofs: ProofStore;
  clinic: ClinicService;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  text: SmsSender;
  secret: string;
};
export type SendCode = (proofId: string) => Promise<void>;

/**
 * Looks for the patient and writes to them, at the address the clinic has. The mail leaves from here and is never queued: a queued
 * mail is a row, and the code must not stand in one. Run twice it is the same code.
 */
export const sendCode =
  (parts: Parts): SendCode =>
  async (proofId) => {
    const { proofs, clinic } = parts;
    const proof = await proofs.open(proofId);
    if (!proof) return;
    const recipient = await findRecipient(clinic, proof.contact);
    await proofs.recordFound(proofId, recipient?.patientIds ?? []);
    if (recipient) await write(parts, proof, recipient);
  };

async function write({ contact, send, text, secret }: Parts, { id, locale }: Proof, { to }: Recipient): Promise<void> {
  const code = codeOf(secret, id);
  if ('email' in to) {
    const mail = renderCodeMail({ code, clinic: await contact(locale) }, locale);
    await send({ id, recipient: to.email, ...mail, attachments: [] });
    return;
  }
  const sent = await text({ id, to: to.phone, text: renderCodeSms(code, locale) });
  if (!sent.ok && sent.error.kind === 'smsSilent') throw new Silence('gateway');
}
