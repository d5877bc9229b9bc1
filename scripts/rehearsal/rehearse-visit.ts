import { randomInt } from 'node:crypto';
import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { visit, type When } from '../../faults/harness/visits.ts';
import { draftFieldsOf, wizardVisitor } from '../../faults/harness/wizard-visitor.ts';
import { codeCaught } from './letters.ts';
import type { Rehearsal } from './rehearsal.ts';

export type Booked = { email: string; when: When; page: string; look: () => Promise<string> };

/** Nobody whom an earlier run has booked for. */
function somebody(when: When, how: Partial<Submission>): Submission {
  const wanted = visit(when, how);
  const number = randomInt(10_000_000, 99_999_999);
  return { ...wanted, patient: { ...wanted.patient, email: `ensaio${number}@exemplo.pt`, phone: `9${number}` } };
}

/** A visit from the first screen to its page, through the proxy, by forms alone and with the code that came by mail. */
export async function rehearseVisit(rehearsal: Rehearsal, when: When, how: Partial<Submission> = {}): Promise<Booked> {
  const wanted = somebody(when, how);
  const visitor = wizardVisitor({ site: rehearsal.site, origin: rehearsal.site });
  await visitor.fill(draftFieldsOf(wanted));
  const pressed = await visitor.pressLastButton();
  if (pressed.status !== 303) throw new Error(`the last button was answered with ${pressed.status}`);
  const sent = await visitor.typeCode(await codeCaught(rehearsal, wanted.patient.email));
  if (!sent.location.includes('/resultado/')) throw new Error(`the code was answered with ${sent.status} ${sent.location}`);
  return { email: wanted.patient.email, when, page: sent.location, look: async () => (await visitor.open(sent.location)).html };
}
