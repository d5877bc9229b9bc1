import { isSubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import { keepFields } from './keep-fields.server.ts';
import type { LoadedWizard } from './load-wizard.server.ts';
import { stepAddress } from './step-address.ts';

/** A page about one complaint sends here what the visit is about: it is kept, and the first question asked. */
export async function enterWizard(page: PageContext, opened: LoadedWizard, form: FormData): Promise<Response> {
  const first = stepAddress(page.locale, 'mode');
  const subSpecialty = form.get('presetSubSpecialty');
  if (!isSubSpecialty(subSpecialty)) return redirect(first, 303);
  const key = await keepFields(page, opened, { subSpecialty });
  return redirect(first, { status: 303, headers: { 'set-cookie': draftCookie(key, page.origin) } });
}
