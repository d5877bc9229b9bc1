import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { waitForCode } from '../harness/codes.ts';
import type { FaultHarness } from '../harness/fault-harness.ts';
import { draftFieldsOf, type WizardVisitor, wizardVisitor } from '../harness/wizard-visitor.ts';
import { persist } from './persist.ts';

const idIn = (location: string): string | undefined => /\/resultado\/([0-9a-f-]{36})\./.exec(location)?.[1];

/** Through the screens, with the patience of somebody who presses again after an error. The booking's id is the one the site made. */
export async function bookAtTheSite(harness: FaultHarness, asked: Submission): Promise<string> {
  const origin = harness.settings['SITE_ORIGIN'] ?? '';
  const visitor = wizardVisitor({ site: origin, origin });
  const answers = draftFieldsOf(asked);
  await persist(() => visitor.fill(answers));
  return persist(async () => {
    const id = await goOn(harness, visitor, asked.patient.email);
    if (id) return id;
    // Its answers were not all kept: a screen in between is asked again.
    await visitor.fill(answers);
    throw new Error('not booked yet');
  });
}

/** Whoever waits for a code types it when it comes, and asks for no other: only a few an hour are sent to one browser. */
async function goOn(harness: FaultHarness, visitor: WizardVisitor, email: string): Promise<string | undefined> {
  const seen = await visitor.lookAtCode();
  if (seen.status >= 500) throw new Error(`the page of the code was answered with ${seen.status}`);
  if (idIn(seen.location)) return idIn(seen.location);
  if (seen.status !== 200) {
    const { status, location } = await visitor.pressLastButton();
    if (idIn(location) || !location.includes('/codigo')) {
      if (status !== 303) throw new Error(`the last button was answered with ${status}`);
      return idIn(location);
    }
  }
  const { location } = await visitor.typeCode(await waitForCode(harness, email, 300_000));
  return idIn(location);
}
