import type { Submission } from '@clinic/core/booking/submit-booking';
import type { ClinicRoom } from '../room/clinic-room.ts';
import { answersOf, wizardVisitor } from '../room/wizard-visitor.ts';
import { persist } from './persist.ts';

/** Through the screens, with the patience of somebody who presses again after an error. The booking's id is the one the site made. */
export async function bookAtTheSite({ settings }: ClinicRoom, asked: Submission): Promise<string> {
  const origin = settings['SITE_ORIGIN'] ?? '';
  const visitor = wizardVisitor({ site: origin, origin });
  const answers = answersOf(asked);
  await persist(() => visitor.fill(answers));
  return persist(async () => {
    const { status, location } = await visitor.pressLastButton();
    const [, id] = /\/resultado\/([0-9a-f-]{36})\./.exec(location) ?? [];
    if (id) return id;
    // Its answers were not all kept: a screen in between is asked again.
    if (status === 303) await visitor.fill(answers);
    throw new Error(`the last button was answered with ${status}`);
  });
}
