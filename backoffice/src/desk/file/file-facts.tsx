import type { Booking } from '@clinic/core/booking/model/booking';
import { isForgotten } from '@clinic/core/booking/visit-link/link-state';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { labelIn } from '../../language/label.ts';
import { filePath } from '../desk-path.ts';
import { type FactRow, Facts } from '../facts.tsx';
import { dayInFigures, eurosIn, formatDateTime } from '../in-words.ts';
import { fileWords } from '../page-words.ts';
import { modeWords, paymentMethodWords } from '../status-words.ts';
import { FileCorrect } from './file-correct.tsx';
import { WhoSpeaks } from './file-who-speaks.tsx';

/** Data minimisation: what is needed to call back; tax and health numbers are shown only in the clinic's own program. */
export function PatientFacts({ file, language }: { file: OpenedFile; language: string }) {
  const { patient, bookedBy, locale } = file.booking;
  const rows: FactRow[] = [
    [fileWords.born, dayInFigures(patient.birthDate)],
    [fileWords.phone, callLink(patient.phone)],
    [
      fileWords.email,
      <a key="email" href={`mailto:${encodeURIComponent(patient.email)}`}>
        {patient.email}
      </a>,
    ],
    [fileWords.language, labelIn(language, fileWords.languages[locale])],
    [
      fileWords.bookedBy,
      bookedBy && (
        <>
          {bookedBy.name}, {callLink(bookedBy.phone)}
        </>
      ),
    ],
  ];
  return (
    <Facts title={fileWords.patient} rows={rows} language={language}>
      {!isForgotten(file.booking) && <WhoSpeaks file={file} language={language} />}
      <FileCorrect file={file} language={language} />
    </Facts>
  );
}

const callLink = (phone: string) => <a href={`tel:${phone}`}>{phone}</a>;

export function VisitFactsView({ booking, language }: { booking: Booking; language: string }) {
  const { typeName, mode, doctorName, priceCents, subjectToAuthorisation, paymentMethod, payBy, appointmentId, movedFrom, movedTo } =
    booking;
  const deadline = payBy && ` ${labelIn(language, fileWords.payBy).replace('{moment}', formatDateTime(payBy))}`;
  const other = (id: string | null) => id && <a href={filePath(id)}>{labelIn(language, fileWords.otherBooking)}</a>;
  const rows: FactRow[] = [
    [fileWords.type, `${typeName} (${labelIn(language, modeWords[mode])})`],
    [fileWords.doctor, doctorName],
    [fileWords.price, `${eurosIn(language, priceCents)}${subjectToAuthorisation ? ` (${labelIn(language, fileWords.authorised)})` : ''}`],
    [fileWords.pays, `${labelIn(language, paymentMethodWords[paymentMethod ?? 'atClinic'])}${deadline ?? ''}`],
    [fileWords.note, booking.patient.note || null],
    [fileWords.clinicNumber, appointmentId],
    [fileWords.movedFrom, other(movedFrom)],
    [fileWords.movedTo, other(movedTo)],
  ];
  return <Facts title={fileWords.visit} rows={rows} language={language} />;
}
