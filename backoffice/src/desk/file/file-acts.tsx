import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { FileClinicCancel } from '../absence/file-clinic-cancel.tsx';
import { FilePatientCancel } from '../absence/file-patient-cancel.tsx';
import { ActionForm } from '../action-form.tsx';
import { actionWords } from '../action-words.ts';
import { callerPathFrom } from '../caller/caller-path.ts';
import { phoneWords } from '../caller/phone-words.ts';
import { FileCame } from '../day/file-came.tsx';
import { actionPath, movePath } from '../desk-path.ts';
import { moveWords } from '../move/move-words.ts';
import { OpeningAct } from '../opening-act.tsx';
import { fileWords } from '../page-words.ts';
import { FileWaiting } from '../waiting/file-waiting.tsx';
import { FileResend } from './file-resend.tsx';
import { isVideoLinkMissing, VideoLinkForm } from './file-video-link.tsx';

type Props = { file: OpenedFile; noticeHours: number; now: Date; language: string };

/** Only what can sensibly be done now stands here; what cannot be taken back comes last and opens first. */
export function FileActs({ file, noticeHours, now, language }: Props) {
  const { booking, possible, isOpenReview } = file;
  const say = (words: Label) => labelIn(language, words);
  return (
    <section className="desk-toolbar" aria-labelledby="desk-actions">
      <h2 id="desk-actions" className="desk-hidden">
        {say(fileWords.actions)}
      </h2>
      <FileCame file={file} now={now} language={language} />
      {possible.includes('move') && (
        <a className="desk-button" data-look="plain" href={movePath(booking.id, { ofAnyDoctor: false, month: null })}>
          {say(moveWords.title)}
        </a>
      )}
      <FileResend file={file} language={language} />
      <FileWaiting file={file} language={language} />
      <a className="desk-button" data-look="plain" href={callerPathFrom(booking.id)}>
        {say(phoneWords.again)}
      </a>
      {possible.includes('videoLink') && !isVideoLinkMissing(file) && (
        <OpeningAct title={actionWords.videoLinkTitle} language={language}>
          <VideoLinkForm booking={booking} language={language} />
        </OpeningAct>
      )}
      {possible.includes('renewLink') && (
        <OpeningAct title={actionWords.renewLinkTitle} language={language}>
          <ActionForm to={actionPath(booking.id, 'renewLink')}>
            <p>{say(actionWords.renewLinkHelp)}</p>
            <button type="submit" className="desk-button">
              {say(actionWords.renewLinkTitle)}
            </button>
          </ActionForm>
        </OpeningAct>
      )}
      {possible.includes('retry') && !isOpenReview && (
        <OpeningAct title={actionWords.retryTitle} language={language}>
          <ActionForm to={actionPath(booking.id, 'retry')}>
            <p>{say(actionWords.retryHelp)}</p>
            <button type="submit" className="desk-button">
              {say(actionWords.retryTitle)}
            </button>
          </ActionForm>
        </OpeningAct>
      )}
      {possible.includes('release') && <FilePatientCancel file={file} noticeHours={noticeHours} now={now} language={language} />}
      {possible.includes('cancelForClinic') && <FileClinicCancel file={file} language={language} />}
    </section>
  );
}
