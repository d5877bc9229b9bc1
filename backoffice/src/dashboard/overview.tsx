import type { I18nClient } from '@payloadcms/translations';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { labelIn } from '../language/label.ts';
import { DemonstrationNote } from './demonstration-note.tsx';
import { addressOfLine, type DocumentLine } from './document-line.ts';
import { allWell, languageNames, lastReview, more, overviewTitle, partWords } from './overview-words.ts';
import { readDemonstration } from './read-demonstration.ts';
import { type OverviewPart, overviewParts, readOverview } from './read-overview.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

const shownLines = 12;

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
        <h2 id="overview-title">{labelIn(language, overviewTitle)}</h2>
        <div className="overview__parts">
          {overviewParts.map((part) => (
            <Part key={part} part={part} lines={overview[part]} language={language} />
          ))}
        </div>
      </section>
    </>
  );
}

function Part({ part, lines, language }: { part: OverviewPart; lines: DocumentLine[]; language: string }) {
  const { title, help } = partWords[part];
  const hidden = lines.length - shownLines;
  return (
    <section className="overview__part" aria-labelledby={`overview-${part}`}>
      <h3 id={`overview-${part}`}>
        {labelIn(language, title)} <span className="overview__count">{lines.length}</span>
      </h3>
      <p>{lines.length === 0 ? labelIn(language, allWell) : labelIn(language, help)}</p>
      <ul>
        {lines.slice(0, shownLines).map((line) => (
          <li key={`${line.slug}${line.id}${line.detail}`}>
            <a href={addressOfLine(line)}>{line.title || line.slug}</a> <span>{detailOf(part, line, language)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{labelIn(language, more).replace('{count}', String(hidden))}</p>}
    </section>
  );
}

function detailOf(part: OverviewPart, { detail }: DocumentLine, language: string): string {
  switch (part) {
    case 'overdue':
      return labelIn(language, lastReview).replace('{day}', detail.split('-').reverse().join('/'));
    case 'untranslated':
    case 'pictures':
      return detail
        .split(', ')
        .map((code) => labelIn(language, code === 'en' ? languageNames.en : languageNames.pt))
        .join(', ');
    case 'scheduled':
    case 'review':
    case 'broken':
      return detail;
    default:
      return part satisfies never;
  }
}
