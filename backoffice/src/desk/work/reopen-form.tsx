import { labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import type { PressOutcome } from '../outcome-note.tsx';
import { reopenWords } from './work-act-words.ts';
import { type PressedOn, pressedOnFields, readSettledItem, reopenPath } from './work-path.ts';

/** `about`: which of several lines, for whoever hears them one by one. */
type Props = { itemId: string; about?: string; on: PressedOn; language: string };

/** One press that takes back the one that settled a piece of work. */
export const ReopenForm = ({ itemId, about, on, language }: Props) => (
  <ActionForm to={reopenPath(itemId)} hidden={pressedOnFields(on)}>
    <button type="submit" className={about ? 'desk-inline' : 'desk-button'} data-look={about ? undefined : 'plain'}>
      {labelIn(language, reopenWords.press)}
      {about && <span className="desk-hidden">: {about}</span>}
    </button>
  </ActionForm>
);

type After = Pick<Props, 'on' | 'language'> & { searchParams: Parameters<typeof readSettledItem>[0] };

/** That something was settled, with the way back: the list moves under the pointer, and a press may have met another row. */
export function withWayBack(told: PressOutcome, { searchParams, on, language }: After): PressOutcome {
  const itemId = readSettledItem(searchParams);
  return told && itemId ? { ...told, act: <ReopenForm itemId={itemId} on={on} language={language} /> } : told;
}
