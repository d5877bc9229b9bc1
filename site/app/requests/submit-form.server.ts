import { pathTo } from '@clinic/core/addresses/path-to';
import { readOpeningCalendar } from '@clinic/core/content/frame/opening-calendar';
import { readRequestableExams } from '@clinic/core/content/pages/read-requestable-exams';
import { dropDocument } from '@clinic/core/documents/receive-document';
import { readFormPass } from '@clinic/core/http/form-pass';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { isUuid } from '@clinic/core/kernel/uuid';
import { answerDeadline } from '@clinic/core/requests/answer-deadline';
import { parseRequest } from '@clinic/core/requests/form/parse-request';
import { longestText, offersNewsletter } from '@clinic/core/requests/form/request-fields';
import type { RequestProblem } from '@clinic/core/requests/form/request-problem';
import { looksLikeBot } from '@clinic/core/requests/looks-like-bot';
import { sendRequest } from '@clinic/core/requests/send-request';
import { data, redirect } from 'react-router';
import { formCookie } from '../../server/http/form-cookie.ts';
import { activeAccount } from '../account/active-account.server.ts';
import type { PageContext } from '../page-context.ts';
import { formKeys, keptDocuments } from './read-form.server.ts';
import { formOn, thanksPages } from './request-pages.ts';
import { senderOf } from './request-sender.server.ts';
import { formInputs, type RefusedRequest } from './request-view.ts';

/** One more than what is allowed, so that the rules see that it is too long. */
const longestField = longestText + 1;

/** Takes the form, or sends it back with what is wrong and everything that was typed. */
export async function submitForm(page: PageContext, request: Request, form: FormData) {
  const { library, locale, requests, origin } = page;
  const kind = formOn(page.route);
  const now = new Date();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value).slice(0, longestField)]));
  const { [formInputs.pass]: pass = '', [formInputs.work]: solution = '', [formInputs.trap]: trap = '', ...others } = typed;
  const { [formInputs.documents]: _, [formInputs.remove]: removed, ...values } = others;
  const opened = readFormPass(requests.secret, [kind], pass, now);
  const refuse = async (problems: RequestProblem[], status: number) => {
    const documents = await keptDocuments(requests, kind, opened?.formId ?? null);
    const refused: RefusedRequest = { keys: await formKeys(requests, kind, now, pass), values, problems, documents };
    return data(refused, { status });
  };
  if (removed && opened) {
    if (isUuid(removed)) await dropDocument(requests.documents, opened.formId, removed);
    return refuse([], 200);
  }
  const calendar = readOpeningCalendar(library);
  const promisedDay = inLisbon(answerDeadline(kind, now, calendar)).day;
  const exams = new Map(readRequestableExams(library, locale).map(({ slug, title }) => [slug, title]));
  const answers = parseRequest(kind, values, { today: inLisbon(now).day, promisedDay, calendar, exams });
  const aboutFiles = page.refusedDocuments.map(({ name, refusal }) => ({ field: 'documents', kind: refusal, name }) as const);
  if (!answers.ok) return refuse([...answers.error, ...aboutFiles], 422);
  if (!opened) return refuse([{ field: 'form', kind: 'formEnded' }], 422);
  if (aboutFiles.length > 0) return refuse(aboutFiles, 422);

  const { formId } = opened;
  const wantsNewsletter = offersNewsletter(kind) && values['newsletter'] === 'sim';
  const sent = {
    kind,
    answers: answers.value,
    wantsNewsletter,
    formId,
    locale,
    calendar,
    looksLikeBot: await looksLikeBot(requests.secret, { ...opened, trap, solution }),
    accountEmail: activeAccount(page)?.account.email ?? null,
  };
  const taken = await sendRequest(requests, sent, senderOf(page, request), now);
  if (!taken.ok) return refuse([{ field: 'form', kind: taken.error.kind }], 429);
  const { step, formId: standing } = taken.value;
  const next = step === 'received' ? thanksPages[kind] : 'requestCode';
  throw redirect(pathTo(locale, next), { status: 303, headers: { 'set-cookie': formCookie(standing, origin) } });
}
