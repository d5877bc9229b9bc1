import { longestWorkNote } from '@clinic/core/desk/work/log-work';
import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { localInput, soon } from './local-input.ts';
import { callWords } from './work-act-words.ts';
import { type PressedOn, pressedOnFields, workActPath } from './work-path.ts';

type Props = { item: StatedWork; on: PressedOn; now: Date; language: string };

/** How the call went: one press, or a time for the next one. */
export function CallForms({ item, on, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const to = workActPath(item.id, 'called');
  return (
    <div className="desk-calls">
      <ActionForm to={to} hidden={pressedOnFields(on)}>
        <span>{say(callWords.title)}</span>
        {(['answered', 'noAnswer'] as const).map((outcome) => (
          <button key={outcome} type="submit" name="resultado" value={outcome} className="desk-button" data-look="plain">
            {say(callWords[outcome])}
          </button>
        ))}
      </ActionForm>
      <details>
        <summary>{say(callWords.callLater)}</summary>
        <ActionForm to={to} hidden={{ ...pressedOnFields(on), resultado: 'callLater' }}>
          <label>
            {say(callWords.when)}
            <input type="datetime-local" name="quando" required min={localInput(now)} defaultValue={localInput(soon(now))} />
          </label>
          <label>
            {say(callWords.note)}
            <input type="text" name="texto" maxLength={longestWorkNote} autoComplete="off" />
          </label>
          <button type="submit" className="desk-button">
            {say(callWords.save)}
          </button>
        </ActionForm>
      </details>
    </div>
  );
}
