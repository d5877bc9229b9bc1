import type { FoundBooking } from '@clinic/core/desk/desk-store';
import { type Label, labelIn } from '../../language/label.ts';
import { filePath } from '../desk-path.ts';
import { formatDateTime } from '../in-words.ts';
import { correctWords as words } from './identity-words.ts';

type Props = { visits: FoundBooking[]; language: string };

/** Whoever mistyped a contact once may have booked more than one visit with it; each is corrected on its own page. */
export function FileOldContact({ visits, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  if (visits.length === 0) return null;
  return (
    <section className="desk-attention" aria-labelledby="desk-old-contact">
      <h2 id="desk-old-contact">{say(words.others)}</h2>
      <p>{say(words.othersHelp)}</p>
      <ul className="desk-money">
        {visits.map(({ id, startsAt, typeName, doctorName, patientName }) => (
          <li key={id}>
            <a href={`${filePath(id)}#contactos`}>{formatDateTime(startsAt)}</a>, {typeName}, {doctorName}: {patientName}
          </li>
        ))}
      </ul>
    </section>
  );
}
