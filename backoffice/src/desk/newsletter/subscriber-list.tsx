import { randomUUID } from 'node:crypto';
import type { NewsletterCounts, SubscriberLine, SubscriberList } from '@clinic/core/desk/newsletter/newsletter-desk';
import type { AdminViewServerProps } from 'payload';
import { type Label, labelIn } from '../../language/label.ts';
import { formatDateTime } from '../in-words.ts';
import { findSubscriberPath, newsletterActionPath, newsletterExportPath } from './newsletter-path.ts';
import { newsletterTold, subscriberWords as words } from './newsletter-words.ts';

type Told = { words: Label; isTrouble: boolean } | null;
type Props = { list: SubscriberList; language: string; told: Told; mayExport: boolean };

export function SubscriberListView({ list: { counts, lines, notTold }, language, told, mayExport }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title)}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      {told && (
        <p className="desk-told" data-trouble={told.isTrouble} role={told.isTrouble ? 'alert' : 'status'}>
          {say(told.words)}
        </p>
      )}
      <Counts counts={counts} say={say} />
      {mayExport && (
        <form action={newsletterExportPath} method="post">
          <input type="hidden" name="pedido" value={randomUUID()} />
          <p className="desk-note">{say(words.exportNote)}</p>
          <button type="submit" className="desk-button">
            {say(words.exportButton)}
          </button>
        </form>
      )}
      <form className="desk-filters" action={findSubscriberPath} method="post" autoComplete="off">
        <input type="hidden" name="pedido" value={randomUUID()} />
        <label>
          {say(words.field)}
          <input type="email" name="email" required maxLength={254} size={36} />
        </label>
        <button type="submit" className="desk-button">
          {say(words.search)}
        </button>
        <button type="submit" className="desk-button" data-tone="grave" formAction={newsletterActionPath('suppress')}>
          {say(words.suppress)}
        </button>
        <button type="submit" className="desk-button" data-look="plain" formAction={newsletterActionPath('release')}>
          {say(words.release)}
        </button>
      </form>
      <p className="desk-note">
        {say(words.suppressNote)} {say(words.releaseNote)}
      </p>
      {notTold.length > 0 && (
        <>
          <h2 id="por-fazer">{say(words.notTold)}</h2>
          <p className="desk-note">{say(words.notToldNote)}</p>
          <Lines lines={notTold} say={say} />
        </>
      )}
      <h2>{say(words.newest)}</h2>
      <Lines lines={lines} say={say} />
      <p className="desk-note">{say(words.audited)}</p>
    </section>
  );
}

type Say = (words: Label) => string;

function Counts({ counts, say }: { counts: NewsletterCounts; say: Say }) {
  const { subscribed, waiting, ended, suppressed, crmWaiting } = counts;
  const rows: [Label, number][] = [
    [words.portuguese, subscribed.pt],
    [words.english, subscribed.en],
    [words.waiting, waiting],
    [words.endedCount, ended],
    [words.suppressedCount, suppressed],
    // Most of the time there are none, and many clinics have no CRM.
    ...(crmWaiting > 0 ? [[words.crmWaiting, crmWaiting] satisfies [Label, number]] : []),
  ];
  return (
    <dl className="desk-facts">
      {rows.map(([name, count]) => (
        <div key={name.pt}>
          <dt>{say(name)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines, say }: { lines: SubscriberLine[]; say: Say }) {
  return (
    <div className="desk-scroll">
      <table className="desk-table">
        <thead>
          <tr>
            {[words.name, words.field, words.language, words.since, words.state].map((heading) => (
              <th key={heading.pt} scope="col">
                {say(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, email, locale, confirmedAt, endedAt, isSuppressed }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{email}</td>
              <td>{say(locale === 'pt' ? words.portuguese : words.english)}</td>
              <td>{formatDateTime(confirmedAt)}</td>
              <td>{say(isSuppressed ? words.suppressedState : endedAt ? words.off : words.on)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function toldIn(searchParams: AdminViewServerProps['searchParams']): Told {
  const trouble = (['emailInvalid', 'nobody'] as const).find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: newsletterTold[trouble], isTrouble: true };
  const done = (['suppress', 'release'] as const).find((action) => action === searchParams?.['feito']);
  return done ? { words: newsletterTold[done], isTrouble: false } : null;
}
