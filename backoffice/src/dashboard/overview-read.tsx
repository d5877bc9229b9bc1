import { labelIn } from '../language/label.ts';
import { addressOfLine, type DocumentLine } from './document-line.ts';
import { OverviewCard } from './overview-card.tsx';
import { overviewWords, partWords } from './overview-words.ts';

/** The pages read most, each with a bar as long as its share of the first. */
export function OverviewRead({ lines, language }: { lines: DocumentLine[]; language: string }) {
  const most = Math.max(1, ...lines.map(({ count = 0 }) => count));
  const rows = lines.map((line) => (
    <li key={`${addressOfLine(line)}${line.title}`} className="overview__read">
      <span className="overview__what">
        {line.isPlain ? <span>{line.title}</span> : <a href={addressOfLine(line)}>{line.title || line.slug}</a>}{' '}
        {line.locale === 'en' && <span className="overview__detail">{labelIn(language, overviewWords.inEnglish)}</span>}
      </span>{' '}
      <svg className="overview__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * (line.count ?? 0)) / most} height="8" />
      </svg>{' '}
      <span className="overview__figure">{line.count}</span>
    </li>
  ));
  const { title, help } = partWords.read;
  return <OverviewCard id="overview-read" part="read" title={title} help={help} lines={rows} language={language} />;
}
