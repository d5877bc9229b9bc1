import { contactName, requestCode } from '../identity/codes/request-code.ts';
import type { Contact } from '../identity/contact.ts';
import type { Locale } from '../kernel/locale.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { WithinLimit } from '../limits/limits.ts';
import { mayGoWithoutCode, mayTakeUnproven } from '../limits/unproven-forms.ts';
import type { OpeningCalendar } from '../working-hours/opening-calendar.ts';
import { answerDeadline } from './answer-deadline.ts';
import type { RequestAnswers } from './form/parse-request.ts';
import { canGetCode, requestContact, requestContacts } from './request-contact.ts';
import { isAboutHealth, type RequestKind } from './request-kinds.ts';
import type { RequestSender, RequestServices } from './request-services.ts';

export type SentRequest = {
  kind: RequestKind;
  answers: RequestAnswers;
  wantsNewsletter?: boolean;
  formId: string;
  locale: Locale;
  calendar: OpeningCalendar;
  /** Asked for a code, then: see the function of that name. */
  looksLikeBot: boolean;
  /** The e-mail of whoever is signed in. */
  accountEmail: string | null;
};

/** By what this browser is named while a code proves the contact of a form. */
export const codeKeyOf = (formId: string) => `request ${formId}`;

/** `formId`: of the form that stands; an earlier one where the same was sent before. */
type Taken = Result<{ step: 'received' | 'codeAsked'; formId: string }, { kind: 'tooMany' }>;

/** Received at once, or kept until its code is typed. Sent again, it is the same request. */
export async function sendRequest(services: RequestServices, sent: SentRequest, sender: RequestSender, now: Date): Promise<Taken> {
  const { store, withinLimit } = services;
  const { kind, answers, wantsNewsletter = false, formId, locale, calendar, accountEmail } = sent;
  const received = ok({ step: 'received', formId } as const);
  if ((await store.byForm(formId))?.receivedAt) return received;
  const { earlierFormId } = sender;
  if (earlierFormId && (await isSameAgain(services, earlierFormId, sent, now))) return ok({ step: 'received', formId: earlierFormId });
  if (!(await withinLimit('formsPerAddress', sender.client))) return err({ kind: 'tooMany' });
  const contact = requestContact(answers);
  const isProven = contact.kind === 'email' && contact.value === accountEmail;
  const request = { kind, locale, answers, wantsNewsletter, contact };
  const receipt = { answerBy: answerDeadline(kind, now, calendar), isProven };
  if (isProven || !(await needsCode(sent, contact, withinLimit))) {
    await store.save(formId, request, receipt);
    return received;
  }
  if (!canGetCode(contact)) {
    if (!(await mayGoWithoutCode(withinLimit, sender.client))) return err({ kind: 'tooMany' });
    await store.save(formId, request, receipt);
    return received;
  }
  await store.save(formId, request, null);
  const asker = { browserKey: codeKeyOf(formId), client: sender.client, isKnownDevice: sender.isKnownDevice };
  const asked = await requestCode(services, asker, { purpose: 'request', contact, locale, birthDate: null });
  return asked.ok ? ok({ step: 'codeAsked', formId }) : asked;
}

const repeatMinutes = 60;

/** After “back” some browsers fetch the page anew, and with it another form: the same words sent once more are still one request. */
async function isSameAgain(
  { store, documents }: RequestServices,
  earlierFormId: string,
  { kind, answers, formId }: SentRequest,
  now: Date,
): Promise<boolean> {
  // Whoever goes back to add a file would lose it.
  if ((await documents.store.heldBy(formId, null)).count > 0) return false;
  const earlier = await store.byForm(earlierFormId);
  if (!earlier?.receivedAt || earlier.kind !== kind || earlier.withdrawnAt) return false;
  const isRecent = now.getTime() - earlier.sentAt.getTime() < repeatMinutes * 60_000;
  const inOrder = (given: RequestAnswers) => JSON.stringify(Object.entries(given).toSorted());
  return isRecent && inOrder(earlier.answers) === inOrder(answers);
}

async function needsCode({ kind, looksLikeBot, answers }: SentRequest, contact: Contact, withinLimit: WithinLimit): Promise<boolean> {
  if (isAboutHealth(kind) || looksLikeBot) return true;
  // Each by itself: with another e-mail every time, somebody's phone would ring all day.
  for (const written of requestContacts(answers)) if (!(await withinLimit('formsPerContact', contactName(written)))) return true;
  // A landline gets no code: the work that its browser did is all that can be asked of it.
  return canGetCode(contact) && !(await mayTakeUnproven(withinLimit));
}
