import { labelIn } from '../language/label.ts';
import { addressOfLine, type DocumentLine } from './document-line.ts';
import { actOf, detailOf, stateOf } from './line-words.ts';
import { OverviewCard } from './overview-card.tsx';
import { allWell, overviewWords, partWords } from './overview-words.ts';
import type { OverviewPartName as PartName } from './read-overview.ts';

type Props = { part: PartName; lines: DocumentLine[]; language: string };

export function OverviewPart({ part, lines, language }: Props) {
  const { title, help } = partWords[part];
  const isSearched = part === 'searched';
  const rows = lines.map((line) => (
    <Row key={`${addressOfLine(line)}${line.title}${line.detail}`} part={part} line={line} language={language} />
  ));
  const way = isSearched && (
    <a className="overview__way" href="/admin/collections/sinonimos/create">
      {labelIn(language, overviewWords.addSynonym)}
    </a>
  );
  return (
    <OverviewCard
      id={`overview-${part}`}
      part={part}
      title={title}
      help={lines.length === 0 ? allWell : help}
      lines={rows}
      language={language}
      way={way}
    />
  );
}

/** The whole row leads where its title does; the act is shown for the eye. */
function Row({ part, line, language }: { part: PartName; line: DocumentLine; language: string }) {
  const state = stateOf(part, line, language);
  return (
    <li>
      <span className="overview__what">
        {line.isPlain ? <span>{line.title}</span> : <a href={addressOfLine(line)}>{line.title || line.slug}</a>}{' '}
        {part !== 'searched' && <span className="overview__detail">{detailOf(part, line, language)}</span>}
      </span>{' '}
      {state ? (
        <span className="overview__state" data-tone={state.tone}>
          {state.words}
        </span>
      ) : (
        <span className="overview__act" aria-hidden="true">
          {actOf(part, line, language)}
        </span>
      )}
    </li>
  );
}
