import type { OpenedFile } from '@clinic/core/desk/open-file';
import { labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionPath } from '../desk-path.ts';
import { bookingLetterWords, resendWords } from '../letter-words.ts';
import { OpeningAct } from '../opening-act.tsx';
import { ReturnedLetters } from './returned-letter.tsx';

/** “I did not get the mail”: each letter that still holds true is one press. Names where it goes, so that a wrong address is noticed. */
export function FileResend({ file, language }: { file: OpenedFile; language: string }) {
  const { booking, letters } = file;
  const { patient, bookedBy } = booking;
  if (letters.length === 0) return null;
  const mails = [...new Set([patient.email, bookedBy?.email ?? ''])].filter(Boolean);
  const whom = mails.length > 0 ? mails : [bookedBy?.phone || patient.phone];
  return (
    <OpeningAct title={resendWords.title} className="desk-resend" language={language}>
      <ReturnedLetters sent={file.sent} addresses={mails} language={language} />
      <p>{labelIn(language, resendWords.to).replace('{whom}', whom.join(labelIn(language, resendWords.and)))}</p>
      <div className="desk-presses">
        {letters.map(({ mail, about }) => (
          <ActionForm key={`${mail} ${about}`} to={actionPath(booking.id, 'resend')} hidden={{ carta: mail, sobre: about }}>
            <button type="submit" className="desk-button">
              {labelIn(language, bookingLetterWords[mail])}
            </button>
          </ActionForm>
        ))}
      </div>
    </OpeningAct>
  );
}
