import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { type Label, label, labelIn } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { claimWords, clockWords, laterWords } from './work-act-words.ts';
import { workListWords } from './work-words.ts';

const words = { mine: label('consigo', 'with you'), other: label('com {name}', 'with {name}') };

type Props = { item: Pick<StatedWork, 'claim' | 'isMine' | 'asleepUntil' | 'clock'>; now: Date; language: string };

/** Who has it, and since when; of what is put off, when it is back; of what is late, that the manager knows. */
export function WorkOwner({ item: { claim, isMine, asleepUntil, clock }, now, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const moment = (at: Date) => relativeMoment(at, now, language);
  const below = asleepUntil
    ? say(laterWords.asleep).replace('{moment}', moment(asleepUntil))
    : claim && say(workListWords.since).replace('{moment}', moment(claim.since));
  return (
    <div className="desk-owner" data-mine={isMine}>
      {claim && (
        <span className="desk-owner-mark" aria-hidden="true">
          {initialsOf(claim.by.name)}
        </span>
      )}
      <p>
        <span>{claim ? say(isMine ? words.mine : words.other).replace('{name}', claim.by.name) : say(claimWords.free)}</span>
        {below && <span>{below}</span>}
        {clock.isEscalated && <span className="desk-escalated">{say(clockWords.escalated)}</span>}
      </p>
    </div>
  );
}

/** “JE”: the first letters of the first and the last name. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}
