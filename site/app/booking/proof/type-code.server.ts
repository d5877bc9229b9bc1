import { pathTo } from '@clinic/core/addresses/path-to';
import { checkCode } from '@clinic/core/booking/proof/check-code';
import { proveDraft } from '@clinic/core/booking/proof/prove-draft';
import { requestCode } from '@clinic/core/booking/proof/request-code';
import { redirect } from 'react-router';
import { orTooMany } from '../../or-too-many.server.ts';
import type { PageContext } from '../../page-context.ts';
import { goOn } from './go-on.server.ts';
import { openDraft } from './open-draft.server.ts';
import type { ProofProblem } from './proof-problem.ts';

/** The code, a wish for another one, or which of the family it is. */
export async function typeCode(page: PageContext, request: Request, form: FormData): Promise<ProofProblem> {
  const { booking, locale, client } = page;
  const open = await openDraft(page, request);
  const proof = open && (await booking.proofs.latest(open.key));
  if (!proof) throw redirect(pathTo(locale, 'wizardKnown'), 303);
  if (form.get('go') === 'again') {
    orTooMany((await requestCode(booking, { draftKey: open.key, contact: proof.contact, locale, client })).ok);
    throw redirect(`${pathTo(locale, 'wizardCode')}?outro=sim`, 303);
  }
  if (proof.provenAt) return chooseWho(page, open.key, Number(form.get('who')));
  orTooMany(await booking.withinLimit('triesPerAddress', client));
  const code = String(form.get('code') ?? '').slice(0, 20);
  const checked = await checkCode(booking.proofs, { draftKey: open.key, code, secret: booking.visitSecret });
  if (!checked.ok) return checked.error.kind;
  const [only, ...others] = checked.value;
  if (only !== undefined && others.length === 0) return chooseWho(page, open.key, only);
  throw redirect(pathTo(locale, 'wizardCode'), 303);
}

async function chooseWho(page: PageContext, key: string, patientId: number): Promise<ProofProblem> {
  const proven = await proveDraft(page.booking, key, patientId, new Date());
  if (proven.ok) throw goOn(page);
  // The screen itself says that the record cannot be opened at the moment.
  if (proven.error.kind === 'clinicSilent') throw redirect(pathTo(page.locale, 'wizardCode'), 303);
  return 'selectPerson';
}
