import { type CodeTrouble, checkCode } from '../identity/codes/check-code.ts';
import type { IdentityCode } from '../identity/codes/code-store.ts';
import { isCodeStuck } from '../identity/codes/code-stuck.ts';
import { requestCode } from '../identity/codes/request-code.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { mayGoWithoutCode } from '../limits/unproven-forms.ts';
import type { OpeningCalendar } from '../working-hours/opening-calendar.ts';
import { answerDeadline } from './answer-deadline.ts';
import { requestContact } from './request-contact.ts';
import type { RequestSender, RequestServices } from './request-services.ts';
import type { VisitorRequest } from './request-store.ts';
import { codeKeyOf } from './send-request.ts';

/** A form that waits for its code, and the code that was asked for. */
export type WaitingRequest = { request: VisitorRequest; code: IdentityCode };

/** Null where nothing waits: nothing was sent, it was received, or the code was for a contact that was corrected since. */
export async function readWaitingRequest({ store, codes }: RequestServices, formId: string): Promise<WaitingRequest | null> {
  const request = await store.byForm(formId);
  if (!request || request.receivedAt) return null;
  const code = await codes.latest(codeKeyOf(formId), 'request');
  const contact = requestContact(request.answers);
  return code && code.contact.kind === contact.kind && code.contact.value === contact.value ? { request, code } : null;
}

type Waiting = { formId: string; waiting: WaitingRequest; calendar: OpeningCalendar; sender: RequestSender };

const askerOf = ({ formId, sender: { client, isKnownDevice } }: Waiting) => ({ browserKey: codeKeyOf(formId), client, isKnownDevice });

/** Only with the contact that the code was for: another tab may have corrected it in this moment. */
const receive = ({ store }: RequestServices, { formId, waiting, calendar }: Waiting, isProven: boolean, now: Date): Promise<boolean> => {
  const receipt = { answerBy: answerDeadline(waiting.request.kind, now, calendar), isProven };
  return store.receive(formId, requestContact(waiting.request.answers), receipt);
};

/** The right code sends the form. */
export async function proveRequest(
  services: RequestServices,
  given: Waiting & { typed: string },
  now: Date,
): Promise<Result<null, CodeTrouble>> {
  const { code } = given.waiting;
  // Typed rightly before, and the answer was lost on the way.
  if (code.provenAt) return (await receive(services, given, true, now)) ? ok(null) : err({ kind: 'codeEnded' });
  const checked = await checkCode(services, askerOf(given), { purpose: 'request', code: given.typed, secret: services.secret });
  if (!checked.ok) return checked;
  return (await receive(services, given, true, now)) ? ok(null) : err({ kind: 'codeEnded' });
}

/** Only while no code can be sent: otherwise nobody would type one. The front desk sees that the contact is not proven. */
export async function sendWithoutCode(services: RequestServices, given: Waiting, now: Date): Promise<Result<null, { kind: 'tooMany' }>> {
  const isStuck = isCodeStuck(given.waiting.code, now);
  if (!isStuck || !(await mayGoWithoutCode(services.withinLimit, given.sender.client))) return err({ kind: 'tooMany' });
  await receive(services, given, false, now);
  return ok(null);
}

export const sendAnotherCode = (services: RequestServices, given: Waiting): Promise<Result<null, { kind: 'tooMany' }>> => {
  const { contact, locale } = given.waiting.code;
  return requestCode(services, askerOf(given), { purpose: 'request', contact, locale, birthDate: null });
};
