import { pathTo } from '@clinic/core/addresses/path-to';
import { toBirthDate } from '@clinic/core/booking/rules/birth-date';
import { toPatientContact } from '@clinic/core/booking/rules/patient-contact';
import { requestCode } from '@clinic/core/identity/codes/request-code';
import { isKnownDevice } from '@clinic/core/identity/known-device';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { redirect } from 'react-router';
import { orTooMany } from '../../or-too-many.server.ts';
import type { PageContext } from '../../page-context.ts';
import { createDraft, newDraft } from '../create-draft.server.ts';
import { draftCookie } from '../draft-cookie.server.ts';
import { readDeviceCookie } from './device-cookie.server.ts';
import { goOn } from './go-on.server.ts';
import type { IdentityProblem } from './identity-problem.ts';
import { openDraft } from './open-draft.server.ts';

export type TypedContact = { contact: string; birthDate: { day: string; month: string; year: string } };
type Refused = { problems: { field: 'contact' | 'birthDate'; kind: IdentityProblem }[]; typed: TypedContact };

/** Writes the request down and goes to the code's screen, for whomever it is. */
export async function askCode(page: PageContext, request: Request, form: FormData): Promise<Refused> {
  const { booking, locale, client, origin } = page;
  const open = await openDraft(page, request);
  if (form.get('go') === 'forget') {
    if (open) await Promise.all([booking.drafts.forgetProof(open.key), booking.codes.end(open.key)]);
    throw goOn(page);
  }
  const typed = typedIn(form);
  const contact = toPatientContact(typed.contact);
  const birthDate = toBirthDate(typed.birthDate, inLisbon(new Date()).day);
  if (!contact.ok || !birthDate.ok) {
    const problems = [
      ...(contact.ok ? [] : [{ field: 'contact' as const, kind: contact.error.kind }]),
      ...(birthDate.ok ? [] : [{ field: 'birthDate' as const, kind: birthDate.error.kind }]),
    ];
    return { problems, typed };
  }
  const browserKey = open?.key ?? (await createDraft(page, newDraft));
  const device = { cookie: readDeviceCookie(request, origin), secret: booking.visitSecrets[0], keys: booking.keys };
  const asker = { browserKey, client, isKnownDevice: isKnownDevice(device, contact.value) };
  const asked = await requestCode(booking, asker, {
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
  return { contact: text('contact', 254), birthDate: { day, month, year } };
}
