import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { relativeMoment } from '../due-words.ts';
import type { PressOutcome } from '../outcome-note.tsx';
import { heldInWords } from './held-words.ts';
import { claimWords } from './work-act-words.ts';
import { type PressedOn, pressedOnFields, workActPath } from './work-path.ts';

/** “com Joana, desde hoje às 11:42” */
function holderInWords({ claim, isMine }: Pick<StatedWork, 'claim' | 'isMine'>, now: Date, language: string): string {
  if (!claim) return labelIn(language, claimWords.free);
  return labelIn(language, isMine ? claimWords.mine : claimWords.other)
    .replace('{name}', claim.by.name)
    .replace('{moment}', relativeMoment(claim.since, now, language));
}

/** Why nothing was done: who holds it and since when. None where they have given it back meanwhile. */
export function heldOutcome(items: readonly StatedWork[], now: Date): PressOutcome {
  const claim = items.find((item) => item.claim && !item.isMine)?.claim;
  return claim ? { words: heldInWords({ by: claim.by.name, since: claim.since }, now), isTrouble: true } : null;
}

type Props = { item: StatedWork; on: PressedOn; now: Date; language: string };

/** To take it, to give it back, or to take it over from a colleague. */
export function ClaimForms({ item, on, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { id, claim, isMine } = item;
  const act = claim === null ? 'claimed' : isMine ? 'givenBack' : 'takenOver';
  const words = claim === null ? claimWords.take : isMine ? claimWords.giveBack : claimWords.takeOver;
  return (
    <div className="desk-claim" data-held={claim !== null && !isMine}>
      <p>{holderInWords(item, now, language)}</p>
      <ActionForm to={workActPath(id, act)} hidden={pressedOnFields(on)}>
        {claim && !isMine && <p className="desk-quiet">{say(claimWords.takeOverHelp).replace('{name}', claim.by.name)}</p>}
        <button type="submit" className="desk-button" data-look="plain">
          {say(words)}
        </button>
      </ActionForm>
      {isMine && <p className="desk-quiet">{say(claimWords.ends)}</p>}
    </div>
  );
}
