import type { OpenedFile } from '@clinic/core/desk/open-file';
import type { FilledReply } from '@clinic/core/desk/replies/filled-replies';
import { longestLetter, shortestLetter } from '@clinic/core/desk/write-to-patient';
import { type Label, labelIn } from '../language/label.ts';
import { FileClinicCancel } from './absence/file-clinic-cancel.tsx';
import { ActionForm } from './action-form.tsx';
import { actionWords } from './action-words.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { actionPath } from './desk-path.ts';
import { fileWords } from './page-words.ts';
import { ReplyText } from './replies/reply-text.tsx';

/** `replies`: with this booking's data in them. */
type Props = { file: OpenedFile; replies: FilledReply[]; language: string };

/** Where work that is answered in writing leads to. */
export const writePlace = 'escrever';

/** Only what can sensibly be done now stands here. */
export function Actions({ file, replies, language }: Props) {
  const { booking, possible, isOpenReview, arrived } = file;
  const say = (words: Label) => labelIn(language, words);
  return (
    <section className="desk-card" aria-labelledby="desk-actions">
      <h2 id="desk-actions">{say(fileWords.actions)}</h2>
      {possible.includes('retry') && !isOpenReview && (
        <ActionForm to={actionPath(booking.id, 'retry')}>
          <p>{say(actionWords.retryHelp)}</p>
          <button type="submit" className="desk-button">
            {say(actionWords.retryTitle)}
          </button>
        </ActionForm>
      )}
      {possible.includes('release') && (
        <ConfirmForm
          to={actionPath(booking.id, 'release')}
          confirm={actionWords.releaseConfirm}
          button={actionWords.releaseTitle}
          tone="grave"
          language={language}
        >
          <p>{say(actionWords.releaseHelp)}</p>
        </ConfirmForm>
      )}
      {possible.includes('cancelForClinic') && <FileClinicCancel file={file} language={language} />}
      {possible.includes('videoLink') && <VideoLinkForm booking={booking} language={language} />}
      {possible.includes('renewLink') && (
        <ActionForm to={actionPath(booking.id, 'renewLink')}>
          <p>{say(actionWords.renewLinkHelp)}</p>
          <button type="submit" className="desk-button">
            {say(actionWords.renewLinkTitle)}
          </button>
        </ActionForm>
      )}
      <ActionForm to={actionPath(booking.id, 'write')} {...(arrived[0] && { hidden: { lida: arrived[0].id } })}>
        <h3 id={writePlace}>{say(actionWords.writeTitle)}</h3>
        <p>{say(actionWords.writeHelp)}</p>
        <ReplyText
          replies={replies}
          limits={{ minLength: shortestLetter, maxLength: longestLetter }}
          words={{ text: say(actionWords.writeLabel), reply: say(actionWords.writeReply), own: say(actionWords.writeOwn) }}
        />
        {booking.bookedBy && (
          <label className="desk-check">
            <input type="checkbox" name="quem" value="booker" />
            {say(actionWords.writeBooker).replace('{name}', booking.bookedBy.name)}
          </label>
        )}
        <button type="submit" className="desk-button">
          {say(actionWords.writeSend)}
        </button>
      </ActionForm>
    </section>
  );
}

function VideoLinkForm({ booking, language }: { booking: OpenedFile['booking']; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <ActionForm to={actionPath(booking.id, 'videoLink')}>
      <h3>{say(actionWords.videoLinkTitle)}</h3>
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
