import type { OpenedFile } from '@clinic/core/desk/open-file';
import { longestLetter, shortestLetter } from '@clinic/core/desk/write-to-patient';
import { inLanguage, type Label } from '../language/label.ts';
import { ActionForm } from './action-form.tsx';
import { actionWords } from './action-words.ts';
import { fileWords } from './page-words.ts';

type Props = { file: OpenedFile; language: string };

/** Only what can sensibly be done now stands here. */
export function Actions({ file, language }: Props) {
  const { booking, possible, isOpenReview } = file;
  const say = (words: Label) => inLanguage(language, words);
  return (
    <section className="desk-card" aria-labelledby="desk-actions">
      <h2 id="desk-actions">{say(fileWords.actions)}</h2>
      {possible.includes('retry') && !isOpenReview && (
        <ActionForm bookingId={booking.id} action="retry">
          <p>{say(actionWords.retryHelp)}</p>
          <button type="submit" className="desk-button">
            {say(actionWords.retryTitle)}
          </button>
        </ActionForm>
      )}
      {possible.includes('release') && (
        <ActionForm bookingId={booking.id} action="release">
          <p>{say(actionWords.releaseHelp)}</p>
          <label className="desk-check">
            <input type="checkbox" name="confirmado" value="sim" required />
            {say(actionWords.releaseConfirm)}
          </label>
          <button type="submit" className="desk-button" data-tone="grave">
            {say(actionWords.releaseTitle)}
          </button>
        </ActionForm>
      )}
      {possible.includes('renewLink') && (
        <ActionForm bookingId={booking.id} action="renewLink">
          <p>{say(actionWords.renewLinkHelp)}</p>
          <button type="submit" className="desk-button">
            {say(actionWords.renewLinkTitle)}
          </button>
        </ActionForm>
      )}
      <ActionForm bookingId={booking.id} action="write">
        <h3>{say(actionWords.writeTitle)}</h3>
        <p>{say(actionWords.writeHelp)}</p>
        <label>
          {say(actionWords.writeLabel)}
          <textarea name="texto" rows={6} required minLength={shortestLetter} maxLength={longestLetter} />
        </label>
        <button type="submit" className="desk-button">
          {say(actionWords.writeSend)}
        </button>
      </ActionForm>
    </section>
  );
}
