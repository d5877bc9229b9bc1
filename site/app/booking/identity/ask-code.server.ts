import { pathTo } from '@clinic/core/addresses/path-to';
import { requestFirstCode } from '@clinic/core/identity/codes/request-code';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { parseBirthDate } from '@clinic/core/personal-data/birth-date';
import { longestEmail } from '@clinic/core/personal-data/field-lengths';
import { parsePatientContact } from '@clinic/core/personal-data/patient-contact';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';
import { createDraft, newDraft } from '../wizard/create-draft.server.ts';
import { draftCookie } from '../wizard/draft-cookie.server.ts';
import { codeAskerOf } from './device-cookie.server.ts';
import { redirectToCheck } from './go-on.server.ts';
import type { IdentityProblem } from './identity-problem.ts';
import { openDraft } from './open-draft.server.ts';

export type TypedContact = { contact: string; birthDate: { day: string; month: string; year: string } };
type Refused = { problems: { field: 'contact' | 'birthDate'; kind: IdentityProblem }[]; typed: TypedContact };

/** Writes the request down and goes to the code's screen, for whomever it is. */
export async function askCode(page: PageContext, request: Request, form: FormData): Promise<Refused> {
  const { booking, locale, origin } = page;
  const open = await openDraft(page, request);
  if (form.get('go') === 'forget') {
    if (open) await Promise.all([booking.drafts.forgetProof(open.key), booking.codes.end(open.key)]);
    throw redirectToCheck(page);
  }
  const typed = typedIn(form);
  const contact = parsePatientContact(typed.contact);
  const birthDate = parseBirthDate(typed.birthDate, inLisbon(new Date()).day);
  if (!contact.ok || !birthDate.ok) {
    const problems = [
      ...(contact.ok ? [] : [{ field: 'contact' as const, kind: contact.error.kind }]),
      ...(birthDate.ok ? [] : [{ field: 'birthDate' as const, kind: birthDate.error.kind }]),
    ];
    return { problems, typed };
  }
  const browserKey = open?.key ?? (await createDraft(page, newDraft));
  const asked = await requestFirstCode(booking, codeAskerOf(page, request, browserKey), {
    purpose: 'knownPatient',
    contact: contact.value,
    birthDate: birthDate.value,
    locale,
  });
  orTooMany(asked.ok);
  throw redirect(pathTo(locale, 'wizardCode'), { status: 303, headers: { 'set-cookie': draftCookie(browserKey, origin) } });
}

function typedIn(form: FormData): TypedContact {
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest);
  const [day, month, year] = [text('birthDate-day', 4), text('birthDate-month', 4), text('birthDate-year', 6)];
  return { contact: text('contact', longestEmail), birthDate: { day, month, year } };
}
