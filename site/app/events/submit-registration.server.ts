import { pathTo } from '@clinic/core/addresses/path-to';
import { readEvents } from '@clinic/core/content/pages/read-events';
import { registerForEvent } from '@clinic/core/events/register-for-event';
import type { TypedRegistration } from '@clinic/core/events/registration-form';
import { trapName } from '@clinic/core/http/filled-by-bot';
import { longestEmail, longestName } from '@clinic/core/personal-data/field-lengths';
import { data, redirect } from 'react-router';
import { activeAccount } from '../account/active-account.server.ts';
import type { PageContext } from '../page-context.ts';
import { formInputs } from '../requests/request-view.ts';
import type { RegistrationScreenProblem, RegistrationView } from './registration-view.ts';
import { readThanksCookie, thanksCookie } from './thanks-cookie.server.ts';

const statuses = { invalid: 422, tooFast: 422, formEnded: 422, closed: 409, tooMany: 429, workNeeded: 429 } as const;

type SentKeys = Partial<Pick<RegistrationView, 'pass' | 'work'>>;

/** Takes the registration, or sends the form back with what is wrong and everything that was typed. */
export async function submitRegistration(page: PageContext, request: Request, form: FormData) {
  const { typed, ...keys } = readSent(form);
  const refused = (problems: RegistrationScreenProblem[], status: number, shown: SentKeys) =>
    data({ typed, problems, keys: shown }, { status });
  const event = readEvents(page.library, page.locale).find(({ id }) => String(id) === form.get('event'));
  if (!event) return refused([{ field: 'send', kind: 'closed' }], statuses.closed, {});
  const sent = { event, typed, ...keys, locale: page.locale, client: page.client };
  const sender = { lastId: readThanksCookie(page, request), accountEmail: activeAccount(page)?.account.email ?? null };
  const made = await registerForEvent(page.events, { ...sent, ...sender }, new Date());
  if (!made.ok) {
    const { error } = made;
    const problems = error.kind === 'invalid' ? error.problems : [{ field: 'send', kind: error.kind } as const];
    const work = error.kind === 'workNeeded' ? error.work : null;
    return refused(problems, statuses[error.kind], error.kind === 'formEnded' ? {} : { pass: keys.pass, work });
  }
  const cookie = made.value && thanksCookie(page, made.value.id);
  throw redirect(pathTo(page.locale, 'thanksEvent'), { status: 303, ...(cookie && { headers: { 'set-cookie': cookie } }) });
}

/** What was typed, cut where nobody types more, and what the form brings along by itself. */
function readSent(form: FormData): { typed: TypedRegistration; pass: string; trap: string; solution: string | null } {
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest);
  const typed = {
    ...{ mode: text('mode', 10), people: text('people', 3), name: text('name', longestName), email: text('email', longestEmail) },
    ...{ phone: text('phone', 40), note: text('note', 2_000), consent: form.get('consent') === 'yes' },
    newsletter: form.get('newsletter') === 'sim',
    acceptsWaiting: form.get('waiting') === 'yes',
  };
  return {
    typed,
    pass: text('pass', 200),
    trap: text(trapName, 200),
    solution: form.has(formInputs.work) ? text(formInputs.work, 1_000) : null,
  };
}
