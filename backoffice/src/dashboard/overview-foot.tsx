import { sayMoment } from '../history/history-words.ts';
import { labelIn } from '../language/label.ts';
import { statusWords } from '../status/status-words.ts';
import { allWellIn, partWords, siteWords } from './overview-words.ts';
import type { Overview, OverviewPartName } from './read-overview.ts';

/** `status`: how the system stands, in a sentence. */
type Props = { overview: Overview; status: string; quiet: OverviewPartName[]; language: string };

/** How the site stands, and in which lists there is nothing. */
export function OverviewFoot({ overview: { site, pictures }, status, quiet, language }: Props) {
  const facts = [
    labelIn(language, siteWords.pages).replace('{pages}', String(site.pages)).replace('{both}', String(site.inBoth)),
    labelIn(language, siteWords.pictures).replace('{count}', String(pictures.length)),
    ...(site.lastPublishedAt ? [labelIn(language, siteWords.last).replace('{at}', sayMoment(site.lastPublishedAt, language))] : []),
  ];
  return (
    <footer className="overview__foot">
      {quiet.length > 0 && (
        <p className="overview__fact">
          <strong>{labelIn(language, allWellIn)}</strong> {quiet.map((part) => labelIn(language, partWords[part].title)).join(' · ')}
        </p>
      )}
      <p className="overview__fact">
        <strong>{labelIn(language, siteWords.title)}:</strong> {facts.join(' · ')}
      </p>
      <p className="overview__fact">
        <strong>{labelIn(language, statusWords.title)}:</strong> {status}
      </p>
    </footer>
  );
}
