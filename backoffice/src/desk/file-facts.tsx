import type { Booking } from '@clinic/core/booking/booking';
import type { ReactNode } from 'react';
import { inLanguage, type Label } from '../language/label.ts';
import { filePath } from './desk-path.ts';
import { birthDay, euros, moment } from './in-words.ts';
import { fileWords } from './page-words.ts';
import { modeWords, paymentMethodWords } from './status-words.ts';

type Row = [name: Label, value: ReactNode];

const visible = (rows: Row[]): Row[] => rows.filter(([, value]) => value !== null && value !== '');

function Facts({ title, rows, language }: { title: Label; rows: Row[]; language: string }) {
  return (
    <section className="desk-card" aria-label={inLanguage(language, title)}>
      <h2>{inLanguage(language, title)}</h2>
      <dl className="desk-facts">
        {visible(rows).map(([name, value]) => (
          <div key={name.pt}>
            <dt>{inLanguage(language, name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What it takes to call back, and no more: numbers of the tax office and of health stay in the clinic's own program. */
export function PatientFacts({ booking, language }: { booking: Booking; language: string }) {
  const { patient, bookedBy, locale } = booking;
  const rows: Row[] = [
    [fileWords.name, patient.name],
    [fileWords.born, birthDay(patient.birthDate)],
    [
      fileWords.phone,
      <a key="phone" href={`tel:${patient.phone}`}>
        {patient.phone}
      </a>,
    ],
    [
      fileWords.email,
      <a key="email" href={`mailto:${patient.email}`}>
        {patient.email}
      </a>,
    ],
    [fileWords.language, inLanguage(language, fileWords.languages[locale])],
    [fileWords.bookedBy, bookedBy && `${bookedBy.name}, ${bookedBy.phone}`],
  ];
  return <Facts title={fileWords.patient} rows={rows} language={language} />;
}

export function VisitFacts({ booking, language }: { booking: Booking; language: string }) {
  const { typeName, mode, doctorName, priceCents, subjectToAuthorisation, paymentMethod, payBy, appointmentId, movedFrom, movedTo } =
    booking;
  const deadline = payBy && ` ${inLanguage(language, fileWords.payBy).replace('{moment}', moment(payBy))}`;
  const other = (id: string | null) => id && <a href={filePath(id)}>{inLanguage(language, fileWords.otherBooking)}</a>;
  const rows: Row[] = [
    [fileWords.type, `${typeName} (${inLanguage(language, modeWords[mode])})`],
    [fileWords.doctor, doctorName],
    [fileWords.price, `${euros(priceCents, language)}${subjectToAuthorisation ? ` (${inLanguage(language, fileWords.authorised)})` : ''}`],
    [fileWords.pays, `${inLanguage(language, paymentMethodWords[paymentMethod ?? 'atClinic'])}${deadline ?? ''}`],
    [fileWords.clinicNumber, appointmentId],
    [fileWords.movedFrom, other(movedFrom)],
    [fileWords.movedTo, other(movedTo)],
  ];
  return <Facts title={fileWords.visit} rows={rows} language={language} />;
}
