import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';
import { roleOf } from '../access/role.ts';
import { type Label, labelIn } from '../language/label.ts';
import { TourCard } from './tour-card.tsx';
import { readTourStep } from './tour-standing.ts';
import { tourSteps } from './tour-steps.ts';
import { tourWords } from './tour-words.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

/** The first day at the desk, shown over the real screens. It begins by itself for the desk alone; others open it from the menu. */
export async function DeskTour({ i18n, payload, user }: Props) {
  if (!user || !isDesk(user)) return null;
  const at = await readTourStep(payload, user);
  const say = (words: Label) => labelIn(i18n.language, words);
  const steps = tourSteps.map(({ title, text, ...step }) => ({ ...step, title: say(title), text: say(text) }));
  const words = Object.fromEntries(Object.entries(tourWords).map(([name, each]) => [name, say(each)])) as Record<
    keyof typeof tourWords,
    string
  >;
  return <TourCard steps={steps} at={at === undefined ? (roleOf(user) === 'balcao' ? 0 : null) : at} words={words} />;
}
