import { longestWorkNote } from '@clinic/core/desk/work/log-work';
import { pauseWorkingDays } from '@clinic/core/desk/work/pause-work';
import { mayPause } from '@clinic/core/desk/work/work-clock';
import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { relativeMoment } from '../due-words.ts';
import { localInput, soon } from './local-input.ts';
import { laterWords } from './work-act-words.ts';
import { type PressedOn, pressedOnFields, workActPath } from './work-path.ts';

type Props = { item: StatedWork; on: PressedOn; now: Date; language: string };

/** A note, a reminder, and the clock that stands still while the patient has to do something. */
export function LaterForms({ item, on, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <div className="desk-later">
      <details>
        <summary>{say(laterWords.note)}</summary>
        <ActionForm to={workActPath(item.id, 'noted')} hidden={pressedOnFields(on)}>
          <label>
            {say(laterWords.noteHelp)}
            <textarea name="texto" rows={3} required maxLength={longestWorkNote} />
          </label>
          <button type="submit" className="desk-button">
            {say(laterWords.noteSave)}
          </button>
        </ActionForm>
      </details>
      <Snooze item={item} on={on} now={now} language={language} />
      <Pause item={item} on={on} now={now} language={language} />
    </div>
  );
}

function Snooze({ item: { id, clock, asleepUntil }, on, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  if (asleepUntil)
    return (
      <ActionForm to={workActPath(id, 'woken')} hidden={pressedOnFields(on)}>
        <p>{say(laterWords.asleep).replace('{moment}', relativeMoment(asleepUntil, now, language))}</p>
        <button type="submit" className="desk-button" data-look="plain">
          {say(laterWords.wake)}
        </button>
      </ActionForm>
    );
  if (clock.state !== 'onTime' && clock.state !== 'soon') return null;
  const proposed = new Date(Math.min(soon(now).getTime(), clock.dueAt.getTime()));
  return (
    <details>
      <summary>{say(laterWords.snooze)}</summary>
      <ActionForm to={workActPath(id, 'snoozed')} hidden={pressedOnFields(on)}>
        <p>{say(laterWords.snoozeHelp)}</p>
        <label>
          {say(laterWords.snoozeWhen)}
          <input
            type="datetime-local"
            name="quando"
            required
            min={localInput(now)}
            max={localInput(clock.dueAt)}
            defaultValue={localInput(proposed)}
          />
        </label>
        <button type="submit" className="desk-button">
          {say(laterWords.snoozeSave)}
        </button>
      </ActionForm>
    </details>
  );
}

function Pause({ item: { id, kind, clock }, on, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  if (clock.state === 'paused')
    return (
      <div className="desk-presses">
        <ActionForm to={workActPath(id, 'replied')} hidden={pressedOnFields(on)}>
          <button type="submit" className="desk-button">
            {say(laterWords.replied)}
          </button>
        </ActionForm>
        <ActionForm to={workActPath(id, 'resumed')} hidden={pressedOnFields(on)}>
          <button type="submit" className="desk-button" data-look="plain">
            {say(laterWords.resume)}
          </button>
        </ActionForm>
      </div>
    );
  if (!mayPause(kind, clock)) return null;
  return (
    <details>
      <summary>{say(laterWords.pause)}</summary>
      <ActionForm to={workActPath(id, 'paused')} hidden={pressedOnFields(on)}>
        <p>{say(laterWords.pauseHelp)}</p>
        <label>
          {say(laterWords.pauseDays)}
          <select name="dias" defaultValue="3">
            {pauseWorkingDays.map((days) => (
              <option key={days} value={days}>
                {say(days === 1 ? laterWords.oneDay : laterWords.days).replace('{count}', String(days))}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="desk-button">
          {say(laterWords.pauseSave)}
        </button>
      </ActionForm>
    </details>
  );
}
