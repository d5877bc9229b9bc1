import type { Label } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { claimWords } from './work-act-words.ts';

/** Why nothing was done: who holds it and since when. */
export function heldInWords({ by, since }: { by: string; since: Date }, now: Date): Label {
  const fill = (language: 'pt' | 'en') =>
    claimWords.held[language].replace('{name}', by).replace('{moment}', relativeMoment(since, now, language));
  return { pt: fill('pt'), en: fill('en') };
}
