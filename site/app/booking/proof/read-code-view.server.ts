import { pathTo } from '@clinic/core/addresses/path-to';
import { type ProvenPatient, provenPatients } from '@clinic/core/booking/proof/prove-draft';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { goOn } from './go-on.server.ts';
import { openDraft } from './open-draft.server.ts';

export type CodeView = { kind: 'code'; again: boolean } | { kind: 'who'; patients: ProvenPatient[] } | { kind: 'silent' };

/** Says nothing of any patient until the code was right in this browser. */
export async function readCodeView(page: PageContext, request: Request): Promise<CodeView> {
  const open = await openDraft(page, request);
  if (open?.draft.provenPatientId) throw goOn(page);
  const proof = open && (await page.booking.proofs.latest(open.key));
  if (!proof) throw redirect(pathTo(page.locale, 'wizardKnown'), 303);
  if (!proof.provenAt) return { kind: 'code', again: new URL(request.url).searchParams.has('outro') };
  const patients = await provenPatients(page.booking, open.key);
  return patients.ok ? { kind: 'who', patients: patients.value } : { kind: 'silent' };
}
