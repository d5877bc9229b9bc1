import { clinicCancelReasonIn } from '@clinic/core/booking/messages/clinic-cancel-letter';
import { clinicCancelReasons } from '@clinic/core/booking/model/clinic-cancellation';
import { moneyToReturn } from '@clinic/core/booking/model/money-to-return';
import { isReachedByLetter } from '@clinic/core/desk/absence/cancel-for-clinic';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { actionPath } from '../desk-path.ts';
import { OpeningAct } from '../opening-act.tsx';
import { absenceWords as words } from './absence-words.ts';
import { LetterPreview } from './letter-preview.tsx';

/** One visit that the clinic calls off: reason, letter, confirmation. */
export function FileClinicCancel({ file, language }: { file: OpenedFile; language: string }) {
  const say = (each: Label) => labelIn(language, each);
  const { booking, payments, refunds, refundAccount } = file;
  const money = moneyToReturn({ payments, refunds, asked: refundAccount });
  return (
    <OpeningAct title={words.ofOne} tone="grave" language={language}>
      <ConfirmForm
        to={actionPath(booking.id, 'cancelForClinic')}
        confirm={words.ofOneConfirm}
        button={words.ofOneSubmit}
        tone="grave"
        language={language}
      >
        <p>{say(words.ofOneHelp)}</p>
        {!isReachedByLetter(booking) && <p>{say(words.ofOneCall)}</p>}
        <fieldset>
          <legend>{say(words.reason)}</legend>
          {clinicCancelReasons.map((reason) => (
            <label key={reason} className="desk-check" lang={booking.locale}>
              <input type="radio" name="porque" value={reason} required />
              {clinicCancelReasonIn(booking.locale, reason)}
            </label>
          ))}
        </fieldset>
        <LetterPreview booking={booking} reason={null} money={money} language={language} />
      </ConfirmForm>
    </OpeningAct>
  );
}
