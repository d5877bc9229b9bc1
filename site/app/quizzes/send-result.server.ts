import { checkCode } from '@clinic/core/identity/codes/check-code';
import { codeMinutes } from '@clinic/core/identity/codes/code-figures';
import { requestCode } from '@clinic/core/identity/codes/request-code';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { parseEmail } from '@clinic/core/personal-data/email';
import type { ResultLetter } from '@clinic/core/quizzes/result-letter';
import { redirect } from 'react-router';
import { askerOf } from '../account/account-asker.server.ts';
import type { AccountContext } from '../account-context.ts';
import type { PageContext } from '../page-context.ts';
import type { SendProblem, SendView } from './send-result.tsx';

/** Which part stands open is in the address; whose e-mail it is never is. */
const parts = { email: 'enviar', code: 'codigo', sent: 'enviado' } as const;
const again = 'outro';

export async function readSendView({ account }: PageContext, request: Request): Promise<SendView> {
  const { searchParams } = new URL(request.url);
  const open = searchParams.get('abrir');
  if (open === parts.email) return { step: 'email' };
  if (open === parts.sent) return { step: 'sent' };
  if (open !== parts.code || !account) return { step: 'closed' };
  const code = await account.services.codes.latest(account.browserKey(), 'quizResult');
  if (!code || code.provenAt) return { step: 'email' };
  const until = inLisbon(new Date(code.requestedAt.getTime() + codeMinutes * 60_000)).time;
  return { step: 'code', sentTo: code.contact.value, until, isAgain: searchParams.has(again) };
}

/** An e-mail first, then the code that went to it; only then is the result written down, for as long as its letter takes to leave. */
export async function sendResult(page: PageContext, form: FormData, letter: ResultLetter | null): Promise<SendProblem> {
  const { account, path } = page;
  if (!account || !letter) throw redirect(path, 303);
  const go = form.get('go');
  if (go === 'sendAgain') return askForAnother(page, account);
  return go === 'sendCode' ? askForCode(page, account, form) : typeCode(page, account, form, letter);
}

async function askForCode(page: PageContext, account: AccountContext, form: FormData): Promise<SendProblem> {
  const email = parseEmail(String(form.get('email') ?? '').slice(0, 300));
  if (!email.ok) return { field: 'email', kind: 'emailInvalid' };
  const contact = { kind: 'email', value: email.value.toLowerCase() } as const;
  const asked = { purpose: 'quizResult', contact, locale: page.locale, birthDate: null } as const;
  const requested = await requestCode(account.services, askerOf(account, page), asked);
  if (!requested.ok) return { field: 'email', kind: 'tooMany' };
  throw redirect(`${page.path}?abrir=${parts.code}`, 303);
}

/** To the e-mail that this browser typed before. */
async function askForAnother(page: PageContext, account: AccountContext): Promise<SendProblem> {
  const last = await account.services.codes.latest(account.browserKey(), 'quizResult');
  if (!last || last.provenAt) throw redirect(`${page.path}?abrir=${parts.email}`, 303);
  const asked = { purpose: 'quizResult', contact: last.contact, locale: page.locale, birthDate: null } as const;
  const requested = await requestCode(account.services, askerOf(account, page), asked);
  if (!requested.ok) return { field: 'code', kind: 'tooMany' };
  throw redirect(`${page.path}?abrir=${parts.code}&${again}=sim`, 303);
}

async function typeCode(page: PageContext, account: AccountContext, form: FormData, letter: ResultLetter): Promise<SendProblem> {
  const code = String(form.get('code') ?? '').slice(0, 20);
  const typed = { purpose: 'quizResult', code, secret: account.services.codeSecret } as const;
  const checked = await checkCode(account.services, askerOf(account, page), typed);
  if (!checked.ok) return { field: 'code', kind: checked.error.kind };
  const { id, contact } = checked.value;
  await account.area.resultLetters.queue({ id, recipient: contact.value, locale: page.locale, letter });
  throw redirect(`${page.path}?abrir=${parts.sent}`, 303);
}
