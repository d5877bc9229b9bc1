import type { PartStatus } from '@clinic/core/figures/system-status';
import { type Label, labelIn } from '../language/label.ts';
import { partStateWords, statusWords, systemPartWords } from './status-words.ts';

export const needsLook = ({ state }: PartStatus): boolean => state === 'down' || state === 'waits';

/** How the system stands, for whoever has no page about it: what does not work, by name. `lines` is null where it could not be read. */
export function statusSentence(lines: PartStatus[] | null, language: string): string {
  const say = (words: Label) => labelIn(language, words);
  if (lines === null) return say(statusWords.unread);
  const troubles = lines
    .filter(needsLook)
    .map(({ part, state }) => `${say(systemPartWords[part])}: ${say(partStateWords[state]).toLowerCase()}`);
  return troubles.length === 0 ? say(statusWords.allWell) : `${troubles.join('; ')}.`;
}
