import { readOpeningCalendar } from '@clinic/core/content/frame/opening-calendar';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { firstNameOf } from '@clinic/core/personal-data/person-name';
import { answerDays } from '@clinic/core/requests/answer-days';
import { answerDeadline } from '@clinic/core/requests/answer-deadline';
import { requestName } from '@clinic/core/requests/request-kinds';
import { isJustWritten, readFormCookie } from '../../server/http/form-cookie.ts';
import type { PageContext } from '../page-context.ts';
import { orNotFound } from '../require-page.server.ts';
import { thanksPages } from './request-pages.ts';
import { type ThankedRequest, type ThanksName, type ThanksView, thanksNames } from './thanks-view.ts';

/** The newsletter and the event tell by letter what happens next. */
const withoutPromise: readonly ThanksName[] = ['thanksEvent', 'thanksSite'];

export async function readThanks(page: PageContext, request: Request): Promise<ThanksView> {
  const name = orNotFound(thanksNames.find((known) => known === page.route));
  const now = new Date();
  const promised = inLisbon(answerDeadline('contact', now, readOpeningCalendar(page.library))).day;
  return { name, request: await justSent(page, request, name), promisedDay: withoutPromise.includes(name) ? null : promised };
}

/** Only what this browser sent, and only on the page that thanks for it. */
async function justSent({ requests, library, origin }: PageContext, request: Request, name: ThanksName): Promise<ThankedRequest | null> {
  const formId = readFormCookie(request, origin);
  const sent = formId ? await requests.store.byForm(formId) : null;
  if (!sent?.receivedAt || !sent.answerBy || sent.withdrawnAt || thanksPages[sent.kind] !== name) return null;
  if (!isJustWritten(sent.receivedAt)) return null;
  const { kind, number, answers, receivedAt } = sent;
  return {
    kind,
    number: requestName(kind, number),
    firstName: firstNameOf(answers.name),
    email: answers.email ?? null,
    phone: answers.phone ?? null,
    isProven: sent.contactProvenAt !== null,
    answerBy: inLisbon(sent.answerBy),
    documents: await requests.store.countDocuments(sent.id),
    days: answerDays(receivedAt, sent.answerBy, readOpeningCalendar(library)),
  };
}
