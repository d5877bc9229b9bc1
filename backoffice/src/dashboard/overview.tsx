import type { I18nClient } from '@payloadcms/translations';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { labelIn } from '../language/label.ts';
import { DemonstrationNote } from './demonstration-note.tsx';
import { addressOfLine, type DocumentLine } from './document-line.ts';
import { greeting } from './greeting.ts';
import { dueDay } from './overdue-reviews.ts';
import { allWell, allWellIn, creations, daysLeft, languageNames, lastReview, more, overviewWords, partWords } from './overview-words.ts';
import { readDemonstration } from './read-demonstration.ts';
import { type Overview, type OverviewPart, overviewParts, readOverview } from './read-overview.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

const shownLines = 8;
const dayMs = 86_400_000;

/** The editors' start page: what needs them today. Payload shows such a view to anybody, so it asks who is there itself. */
export async function EditorOverview({ i18n, payload, user }: Props) {
  const role = roleOf(user);
  if (role !== 'admin' && role !== 'editor') return null;
  const language = i18n.language;
  const req = await createLocalReq(user ? { user } : {}, payload);
  req.i18n.language = language === 'en' ? 'en' : 'pt';
  const [overview, demonstration] = await Promise.all([readOverview(req), readDemonstration(req)]);
  return (
    <>
      {demonstration && <DemonstrationNote {...demonstration} language={language} />}
      <section className="overview" aria-labelledby="overview-title">
        <Head name={user?.nome ?? ''} count={waitingIn(overview).length} language={language} />
        <ForYou overview={overview} language={language} />
        <div className="overview__parts">
          {overviewParts
            .filter((part) => !isQuiet(overview, part))
            .map((part) => (
              <Part key={part} part={part} lines={overview[part]} language={language} />
            ))}
        </div>
        <Quiet parts={overviewParts.filter((part) => isQuiet(overview, part))} language={language} />
      </section>
    </>
  );
}

/** One's own drafts always stand there; what has nothing to say shares one line. */
const isQuiet = (overview: Overview, part: OverviewPart): boolean => part !== 'drafts' && overview[part].length === 0;

type Waiting = { part: OverviewPart; line: DocumentLine };

/** What goes on only with the editor: given back by a doctor, not published at its hour, leading nowhere. */
const waitingIn = (overview: Overview): Waiting[] =>
  overviewParts.flatMap((part) => overview[part].filter(({ isYours }) => isYours).map((line) => ({ part, line })));

function Head({ name, count, language }: { name: string; count: number; language: string }) {
  const waits = count === 0 ? overviewWords.none : count === 1 ? overviewWords.one : overviewWords.many;
  return (
    <header className="overview__head">
      <div>
        <h1 id="overview-title">{labelIn(language, greeting(new Date())).replace('{name}', () => name)}</h1>
        <p>{labelIn(language, waits).replace('{count}', String(count))}</p>
      </div>
      <p className="overview__create">
        <span>{labelIn(language, overviewWords.create)}</span>
        {creations.map(({ slug, name: what }) => (
          <a key={slug} className="desk-button" href={`/admin/collections/${slug}/create`}>
            {labelIn(language, what)}
          </a>
        ))}
      </p>
    </header>
  );
}

function ForYou({ overview, language }: { overview: Overview; language: string }) {
  const waiting = waitingIn(overview);
  if (waiting.length === 0) return null;
  return (
    <section className="overview__you" aria-labelledby="overview-you">
      <h2 id="overview-you">{labelIn(language, overviewWords.forYou)}</h2>
      <ul>
        {waiting.slice(0, shownLines).map(({ part, line }) => (
          <li key={`${part}${addressOfLine(line)}${line.detail}`}>
            <span>
              <strong>{line.title || line.slug}</strong>
              <span className="overview__detail">{detailOf(part, line, language)}</span>
            </span>
            <a className="desk-button" href={addressOfLine(line)}>
              {labelIn(language, overviewWords.open)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ part, lines, language }: { part: OverviewPart; lines: DocumentLine[]; language: string }) {
  const { title, help } = partWords[part];
  const hidden = lines.length - shownLines;
  return (
    <section className="overview__part" aria-labelledby={`overview-${part}`} data-part={part}>
      <h3 id={`overview-${part}`}>
        {labelIn(language, title)} <span className="overview__count">{lines.length}</span>
      </h3>
      <p>{lines.length === 0 ? labelIn(language, allWell) : labelIn(language, help)}</p>
      <ul>
        {lines.slice(0, shownLines).map((line) => (
          <li key={`${addressOfLine(line)}${line.title}${line.detail}`}>
            {line.isPlain ? <span>{line.title}</span> : <a href={addressOfLine(line)}>{line.title || line.slug}</a>}{' '}
            <span className="overview__detail">{detailOf(part, line, language)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="overview__more">{labelIn(language, more).replace('{count}', String(hidden))}</p>}
    </section>
  );
}

const Quiet = ({ parts, language }: { parts: OverviewPart[]; language: string }) =>
  parts.length > 0 && (
    <p className="overview__quiet">
      <strong>{labelIn(language, allWellIn)}</strong> {parts.map((part) => labelIn(language, partWords[part].title)).join(' · ')}
    </p>
  );

const inDays = (day: string): string => String(Math.max(0, Math.ceil((dueDay(day).getTime() - Date.now()) / dayMs)));
const written = (day: string): string => day.split('-').reverse().join('/');

function detailOf(part: OverviewPart, { detail }: DocumentLine, language: string): string {
  switch (part) {
    case 'overdue':
      return labelIn(language, lastReview).replace('{day}', written(detail));
    case 'due':
      return labelIn(language, daysLeft).replace('{day}', written(detail)).replace('{left}', inDays(detail));
    case 'untranslated':
    case 'pictures':
      return detail
        .split(', ')
        .map((code) => labelIn(language, code === 'en' ? languageNames.en : languageNames.pt))
        .join(', ');
    case 'drafts':
    case 'scheduled':
    case 'review':
    case 'comments':
    case 'broken':
    case 'newsletter':
    case 'searched':
    case 'read':
    case 'trash':
      return detail;
    default:
      return part satisfies never;
  }
}
