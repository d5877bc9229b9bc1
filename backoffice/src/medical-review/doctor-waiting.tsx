import { more } from '../dashboard/overview-words.ts';
import { relativeMoment } from '../desk/due-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import { doctorWords } from './doctor-words.ts';
import { reviewPath } from './review-path.ts';
import type { WaitingPage } from './waiting-pages.ts';

const shownPages = 8;

type Props = { pages: WaitingPage[]; name: string | null; now: Date; language: string };

/** What waits for a signature, with who asked for it and since when. */
export function DoctorWaiting({ pages, name, now, language }: Props) {
  if (pages.length === 0) return null;
  const hidden = pages.length - shownPages;
  return (
    <section className="overview__you" aria-labelledby="doctor-waiting">
      <h2 id="doctor-waiting">{labelIn(language, doctorWords.waiting)}</h2>
      <ul>
        {pages.slice(0, shownPages).map((page) => (
          <li key={reviewPath(page)}>
            <span>
              <strong>{page.title}</strong>
              <span className="overview__detail">{detailOf(page, name, now, language)}</span>
            </span>
            <a className="desk-button" href={reviewPath(page)} aria-label={`${labelIn(language, doctorWords.read)}: ${page.title}`}>
              {labelIn(language, doctorWords.read)}
            </a>
          </li>
        ))}
        {hidden > 0 && <li className="overview__more">{labelIn(language, more).replace('{count}', String(hidden))}</li>}
      </ul>
    </section>
  );
}

/** “pedida por Ana Editora, ontem às 15:20; o público já lê este texto, sem médico”. */
function detailOf({ request, isPublic, reviewer }: WaitingPage, name: string | null, now: Date, language: string): string {
  const say = (words: Label) => labelIn(language, words);
  const asked =
    request &&
    say(doctorWords.asked)
      .replace('{by}', () => request.askedBy)
      .replace('{at}', relativeMoment(request.askedAt, now, language));
  const colleague = reviewer && reviewer !== name ? say(doctorWords.reviewer).replace('{name}', () => reviewer) : '';
  return [asked ?? say(doctorWords.unasked), asked && isPublic ? say(doctorWords.onSite) : '', colleague].filter(Boolean).join('; ');
}
