import { pathTo } from '@clinic/core/addresses/path-to';
import { readOpeningCalendar } from '@clinic/core/content/frame/opening-calendar';
import { isCodeStuck } from '@clinic/core/identity/codes/code-stuck';
import {
  proveRequest,
  readWaitingRequest,
  sendAnotherCode,
  sendWithoutCode,
  type WaitingRequest,
} from '@clinic/core/requests/prove-request';
import { redirect } from 'react-router';
import { readFormCookie } from '../../server/http/form-cookie.ts';
import { codeInLink } from '../code-in-link.server.ts';
import type { PageContext } from '../page-context.ts';
import type { RequestCodeView } from './request-code-view.ts';
import { formPages, thanksPages } from './request-pages.ts';
import { senderOf } from './request-sender.server.ts';
import type { ShownProblem } from './use-request-problems.ts';

type Waiting = { formId: string; waiting: WaitingRequest };

/** A form that was received leads to its thanks; a browser that sent nothing, to the contacts. */
async function requireWaiting({ requests, locale, origin }: PageContext, request: Request): Promise<Waiting> {
  const formId = readFormCookie(request, origin);
  const waiting = formId && (await readWaitingRequest(requests, formId));
  if (formId && waiting) return { formId, waiting };
  const sent = formId ? await requests.store.byForm(formId) : null;
  throw redirect(pathTo(locale, sent?.receivedAt ? thanksPages[sent.kind] : sent ? formPages[sent.kind] : 'contacts'), 303);
}

export async function readRequestCode(page: PageContext, request: Request): Promise<RequestCodeView> {
  const { waiting } = await requireWaiting(page, request);
  const { code, request: sent } = waiting;
  return {
    kind: sent.kind,
    contact: { kind: code.contact.kind === 'email' ? 'email' : 'phone', value: code.contact.value },
    isStuck: isCodeStuck(code, new Date()),
    isRefused: code.refusedAt !== null,
    isSentAgain: new URL(request.url).searchParams.has('outro'),
    prefilled: codeInLink(request),
  };
}

/** The code, a wish for another one, or to go without where none can be sent. */
export async function submitRequestCode(page: PageContext, request: Request, form: FormData): Promise<ShownProblem[]> {
  const { requests, locale } = page;
  const given = { ...(await requireWaiting(page, request)), calendar: readOpeningCalendar(page.library), sender: senderOf(page, request) };
  const go = form.get('go');
  if (go === 'again') {
    const again = await sendAnotherCode(requests, given);
    if (!again.ok) return [{ field: 'code', kind: again.error.kind }];
    throw redirect(`${pathTo(locale, 'requestCode')}?outro=sim`, 303);
  }
  const typed = String(form.get('code') ?? '').slice(0, 40);
  if (go !== 'without' && typed.trim() === '') return [{ field: 'code', kind: 'codeRequired' }];
  const now = new Date();
  const sent = go === 'without' ? await sendWithoutCode(requests, given, now) : await proveRequest(requests, { ...given, typed }, now);
  if (!sent.ok) return [{ field: 'code', kind: sent.error.kind }];
  throw redirect(pathTo(locale, thanksPages[given.waiting.request.kind]), 303);
}
