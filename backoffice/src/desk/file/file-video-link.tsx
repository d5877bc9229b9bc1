import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionWords } from '../action-words.ts';
import { actionPath } from '../desk-path.ts';

/** Then the form stands with the work that asks for it. */
export const isVideoLinkMissing = ({ items }: OpenedFile): boolean => items.some(({ kind }) => kind === 'videoLinkMissing');

export function VideoLinkForm({ booking, language }: { booking: OpenedFile['booking']; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <ActionForm to={actionPath(booking.id, 'videoLink')}>
      <p>{say(actionWords.videoLinkHelp)}</p>
      <label>
        {say(actionWords.videoLinkLabel)}
        <input type="url" name="ligacao" required defaultValue={booking.videoUrl ?? ''} />
      </label>
      <button type="submit" className="desk-button">
        {say(actionWords.videoLinkSave)}
      </button>
    </ActionForm>
  );
}
