import { pathTo } from '@clinic/core/addresses/path-to';
import { requestCode } from '@clinic/core/booking/proof/request-code';
import { toPatientContact } from '@clinic/core/booking/rules/patient-contact';
import { redirect } from 'react-router';
import { orTooMany } from '../../or-too-many.server.ts';
import type { PageContext } from '../../page-context.ts';
import { createDraft, newDraft } from '../create-draft.server.ts';
import { draftCookie } from '../draft-cookie.server.ts';
import { goOn } from './go-on.server.ts';
import { openDraft } from './open-draft.server.ts';
import type { ProofProblem } from './proof-problem.ts';

type Refused = { problem: ProofProblem; typed: string };

/** Writes the request down and goes to the code's screen, for whomever it is. */
export async function askCode(page: PageContext, request: Request, form: FormData): Promise<Refused> {
  const { booking, locale, client, origin } = page;
  const open = await openDraft(page, request);
  if (form.get('go') === 'forget') {
    if (open) await Promise.all([booking.drafts.forgetProof(open.key), booking.proofs.end(open.key)]);
    throw goOn(page);
  }
  const typed = String(form.get('contact') ?? '').slice(0, 254);
  const contact = toPatientContact(typed);
  if (!contact.ok) return { problem: contact.error.kind, typed };
  const draftKey = open?.key ?? (await createDraft(page, newDraft));
  const asked = await requestCode(booking, { draftKey, contact: contact.value, locale, client });
  orTooMany(asked.ok);
  throw redirect(pathTo(locale, 'wizardCode'), { status: 303, headers: { 'set-cookie': draftCookie(draftKey, origin) } });
}
