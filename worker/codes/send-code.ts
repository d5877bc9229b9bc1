import { pathTo, type RouteIn } from '@clinic/core/addresses/path-to';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import type { AccountStore } from '@clinic/core/identity/accounts/account-store';
import type { CodePurpose, CodeStore, IdentityCode } from '@clinic/core/identity/codes/code-store';
import { codeOf, letterProofOf } from '@clinic/core/identity/codes/one-time-code';
import { type Contact, contactDigest } from '@clinic/core/identity/contact';
import { findRecipient } from '@clinic/core/identity/find-recipient';
import type { PatientContacts } from '@clinic/core/identity/patient-contacts';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { type SmsSender, smsNumber } from '@clinic/core/sms/sms-sender';
import { renderAccountLetter } from '../mails/render-account-letter.ts';
import { renderCodeMail, renderCodeSms } from '../mails/render-code-mail.ts';
import type { SendMail } from '../smtp.ts';

type SendCodePorts = {
  codes: CodeStore;
  accounts: Pick<AccountStore, 'byEmail'>;
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
 * Sends a code to its contact: for a known patient the one that the clinic has, if any; to sign in, only if there is an account. The mail is sent directly and never queued: a
 * queued mail is stored, and the code must not be. A second run sends the same code.
 */
export const sendCode =
  (ports: SendCodePorts): SendCode =>
  async (codeId) => {
    const { codes, keys } = ports;
    const request = await codes.open(codeId);
    if (!request) return;
    const to = await recipientOf(ports, request);
    if (!to || !(await deliver(ports, request, to))) return;
    await codes.recordSent(codeId, contactDigest(keys, { ...to, value: to.value.toLowerCase() }));
  };

const isLookedUpAtClinic = (purpose: CodePurpose) => purpose === 'knownPatient' || purpose === 'linkRecord';

async function recipientOf(ports: SendCodePorts, { id, purpose, contact }: IdentityCode): Promise<Contact | null> {
  if (!isLookedUpAtClinic(purpose)) return contact.kind === 'vat' ? null : contact;
  const recipient = await findRecipient(ports, contact);
  await ports.codes.recordFound(id, recipient?.patientIds ?? []);
  return recipient?.to ?? null;
}

/** Where the code is typed. A visit's page is opened by its link, which a mail with a code must not contain. */
const pages = {
  knownPatient: 'wizardCode',
  booking: 'wizardCode',
  visit: null,
  refund: null,
  register: 'accountCode',
  signIn: 'accountCode',
  newDevice: 'accountCode',
  confirmIdentity: 'accountCode',
  newEmail: 'accountCode',
  linkRecord: 'linkRecord',
  newPhone: 'profile',
  request: 'requestCode',
  // The page of a result is named after it: that must not stand in a letter.
  quizResult: null,
} as const satisfies Record<CodePurpose, RouteIn<Locale> | null>;

/** Returns whether a gateway accepted it. */
async function deliver(ports: SendCodePorts, request: IdentityCode, to: Contact): Promise<boolean> {
  const { id, locale, purpose } = request;
  const { contact, send, text, secret } = ports;
  if (to.kind === 'email') {
    const mail = await writeTo(ports, request, to.value, await contact(locale));
    await send({ id, recipient: to.value, ...mail, attachments: [] });
    return true;
  }
  const number = smsNumber(to.value);
  if (!number) return false;
  const sent = await text({ id, to: number, text: renderCodeSms({ code: codeOf(secret, id), purpose }, locale) });
  if (!sent.ok && sent.error.kind === 'smsUnavailable') throw new ServiceUnavailable('gateway');
  if (!sent.ok || sent.value === 'off') await ports.codes.recordRefused(id);
  return sent.ok && sent.value === 'accepted';
}

/** The pages around signing in tell nobody whether there is an account: only whoever reads this mail finds out. */
async function writeTo(ports: SendCodePorts, { id, purpose, locale, requestedAt }: IdentityCode, email: string, clinic: ClinicContact) {
  const { accounts, codes, secret, siteOrigin } = ports;
  const account = purpose === 'signIn' || purpose === 'register' ? await accounts.byEmail(email) : null;
  if (purpose === 'signIn') await codes.recordAccount(id, account?.id ?? null);
  if (purpose === 'signIn' && !account) {
    const url = `${siteOrigin}${pathTo(locale, 'register')}`;
    return renderAccountLetter({ kind: 'noAccount', url, happenedAt: requestedAt, deviceName: undefined, clinic }, locale);
  }
  const code = codeOf(secret, id);
  const page = pages[purpose];
  const proof = page === 'accountCode' ? `&prova=${letterProofOf(secret, id)}` : '';
  const pageUrl = page && `${siteOrigin}${pathTo(locale, page)}?codigo=${code}${proof}`;
  return renderCodeMail({ code, purpose, pageUrl, hasAccount: account !== null && purpose === 'register', clinic }, locale);
}
