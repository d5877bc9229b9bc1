import { knownFields } from '@clinic/core/booking/form/known-fields';
import { readOpeningCalendar } from '@clinic/core/content/frame/opening-calendar';
import { readRequestableExams } from '@clinic/core/content/pages/read-requestable-exams';
import { readFormPass, writeFormPass } from '@clinic/core/http/form-pass';
import { askForWork } from '@clinic/core/http/proof-of-work';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { answerDeadline } from '@clinic/core/requests/answer-deadline';
import { preferredDates } from '@clinic/core/requests/form/preferred-date';
import { requestForms } from '@clinic/core/requests/form/request-fields';
import { type RequestKind, requestName, takesDocuments } from '@clinic/core/requests/request-kinds';
import type { RequestServices } from '@clinic/core/requests/request-services';
import type { VisitorRequest } from '@clinic/core/requests/request-store';
import { isJustWritten, readFormCookie } from '../../server/http/form-cookie.ts';
import { activeAccount } from '../account/active-account.server.ts';
import { readOwnRecord } from '../account/read-own-record.server.ts';
import type { PageContext } from '../page-context.ts';
import { formOn } from './request-pages.ts';
import type { FormKeys, KeptDocument, RequestFormView } from './request-view.ts';

/** `sentPass`: of the form that is shown again. It stays the same form as long as it is good. */
export async function formKeys({ secret }: RequestServices, form: string, now: Date, sentPass = ''): Promise<FormKeys> {
  const sent = readFormPass(secret, [form], sentPass, now);
  const pass = sent ? sentPass : writeFormPass(secret, form, now);
  const formId = readFormPass(secret, [form], pass, now)?.formId ?? '';
  return { pass, work: await askForWork(secret, formId, now) };
}

export async function readFormView(page: PageContext, request: Request): Promise<RequestFormView> {
  const { library, locale, requests } = page;
  const kind = formOn(page.route);
  const now = new Date();
  const calendar = readOpeningCalendar(library);
  const waiting = await waitingForm(page, request, kind);
  const promisedDay = inLisbon(answerDeadline(kind, now, calendar)).day;
  const exams = kind === 'examRequest' ? readRequestableExams(library, locale) : [];
  const asked = new URL(request.url).searchParams.get('exame') ?? '';
  const keys = await formKeys(requests, kind, now, waiting ? writeFormPass(requests.secret, kind, now, waiting.formId) : '');
  const known = waiting ? typedValues(waiting.sent, exams) : await knownValues(page, kind);
  return {
    kind,
    keys,
    values: exams.some(({ slug }) => slug === asked) ? { ...known, exam: asked } : known,
    promisedDay,
    dates: preferredDates(promisedDay, calendar),
    received: await receivedForm(page, request, kind),
    exams,
    documents: await keptDocuments(requests, kind, waiting?.formId ?? null),
  };
}

/** A new form has none yet. */
export async function keptDocuments(
  { documents }: RequestServices,
  kind: RequestKind,
  formId: string | null,
): Promise<KeptDocument[] | null> {
  if (!takesDocuments(kind)) return null;
  const kept = formId ? await documents.store.listOfForm(formId) : [];
  return kept.map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes }));
}

/**
 * Sent, and its code not typed yet: whoever comes back to correct the address finds what they wrote, in the same form. Not for long: the
 * next person at this device must not read it.
 */
async function waitingForm({ requests, origin }: PageContext, request: Request, kind: RequestKind) {
  const formId = readFormCookie(request, origin);
  const sent = formId && (await requests.store.byForm(formId));
  return sent && sent.kind === kind && !sent.receivedAt && isJustWritten(sent.sentAt) ? { formId, sent } : null;
}

/** Whoever goes back after sending must not take the form for one that was not sent. */
async function receivedForm({ requests, origin }: PageContext, request: Request, kind: RequestKind): Promise<string | null> {
  const formId = readFormCookie(request, origin);
  const sent = formId && (await requests.store.byForm(formId));
  if (!sent || sent.kind !== kind || !sent.receivedAt || sent.withdrawnAt || !isJustWritten(sent.receivedAt)) return null;
  return requestName(kind, sent.number);
}

/** Answers as the inputs of the form send them. */
function typedValues({ answers, wantsNewsletter }: VisitorRequest, exams: RequestFormView['exams']): Record<string, string> {
  const { birthDate, exam, ...others } = answers;
  const [year = '', month = '', day = ''] = (birthDate ?? '').split('-');
  const slug = exams.find(({ title }) => title === exam)?.slug ?? '';
  const ticked = wantsNewsletter ? { newsletter: 'sim' } : {};
  return { ...others, ...ticked, exam: slug, 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year };
}

/** Whoever is signed in is asked for nothing that is known. Without an answer of the clinic that is the e-mail and the name. */
async function knownValues(page: PageContext, kind: RequestKind): Promise<Record<string, string>> {
  const signedIn = activeAccount(page);
  if (!signedIn) return {};
  const { name, email } = signedIn.account;
  const form = requestForms[kind];
  // Only a form that needs more than name and e-mail is worth a question to the clinic.
  const record = form.phone === 'required' ? await readOwnRecord(signedIn, page) : null;
  if (!record) return { name, email };
  const known = { ...knownFields({ record, lastBooking: null, lastVisit: null }), email, patientNumber: record.patientNumber };
  return Object.fromEntries(Object.entries(known).filter(([input]) => (input.split('-')[0] ?? '') in form));
}
