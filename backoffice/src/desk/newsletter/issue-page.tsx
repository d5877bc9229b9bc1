import { randomUUID } from 'node:crypto';
import type { IssueLine } from '@clinic/core/desk/newsletter/issue-desk';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Issue } from '@clinic/core/newsletter/issue';
import { type Label, labelIn } from '../../language/label.ts';
import { formatDateTime } from '../in-words.ts';
import { isStopped, issueState } from './issue-state.ts';
import { issueWords as words } from './issue-words.ts';
import { issueActionPath, issuesPath } from './newsletter-path.ts';
import type { ShownIssue } from './published-articles.ts';

type Article = { id: number; title: string };
type Say = (words: Label) => string;
type Props = {
  articles: Article[];
  chosen: { id: number; issue: ShownIssue } | null;
  readers: Record<Locale, number>;
  lines: IssueLine[];
  language: string;
  told: { words: Label; isTrouble: boolean } | null;
};

/** Choosing, reading, trying and sending on one page; each step is a plain form. */
export function IssuePageView({ articles, chosen, readers, lines, language, told }: Props) {
  const say: Say = (each) => labelIn(language, each);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title)}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      {told && (
        <p className="desk-told" data-trouble={told.isTrouble} role={told.isTrouble ? 'alert' : 'status'}>
          {say(told.words)}
        </p>
      )}
      {articles.length === 0 ? (
        <p>{say(words.none)}</p>
      ) : (
        <form className="desk-filters" action={issuesPath} method="get">
          <label>
            {say(words.article)}
            <select name="artigo" defaultValue={chosen?.id}>
              {articles.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="desk-button">
            {say(words.choose)}
          </button>
        </form>
      )}
      {chosen && (
        <>
          {(['pt', 'en'] as const).map((locale) => (
            <Preview key={locale} locale={locale} articleId={chosen.id} issue={chosen.issue[locale]} readers={readers[locale]} say={say} />
          ))}
          <Schedule articleId={chosen.id} say={say} />
        </>
      )}
      {lines.length > 0 && <Lines lines={lines} articles={articles} say={say} />}
    </section>
  );
}

type PreviewProps = { locale: Locale; articleId: number; issue: Issue | null; readers: number; say: Say };

function Preview({ locale, articleId, issue, readers, say }: PreviewProps) {
  return (
    <article lang={locale}>
      <h2>
        {say(locale === 'pt' ? words.portuguese : words.english)} (
        {say(readers === 1 ? words.reader : words.readers).replace('{count}', String(readers))})
      </h2>
      {issue ? (
        <>
          <h3>{issue.title}</h3>
          <p>{issue.lead}</p>
          {issue.sections.map(({ title, parts }) => (
            <section key={title}>
              {title && <h4>{title}</h4>}
              {parts.map((part) =>
                part.kind === 'text' ? (
                  <p key={part.text}>{part.text}</p>
                ) : (
                  <ul key={part.items.join()}>
                    {part.items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
          <form className="desk-form" action={issueActionPath('test')} method="post">
            <Hidden fields={{ artigo: String(articleId), lingua: locale }} />
            <button type="submit" className="desk-button" data-look="plain">
              {say(words.sendTest)}
            </button>
          </form>
        </>
      ) : (
        <p className="desk-note">{say(words.noText)}</p>
      )}
    </article>
  );
}

/** The id of what is made comes with the page: a form sent twice counts once. */
const Hidden = ({ fields }: { fields: Record<string, string> }) => (
  <>
    {Object.entries({ pedido: randomUUID(), ...fields }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

const Schedule = ({ articleId, say }: { articleId: number; say: Say }) => (
  <form className="desk-form" action={issueActionPath('plan')} method="post">
    <h2>{say(words.schedule)}</h2>
    <Hidden fields={{ artigo: String(articleId) }} />
    <label>
      {say(words.day)} <input type="date" name="dia" />
    </label>{' '}
    <label>
      {say(words.time)} <input type="time" name="hora" />
    </label>
    <p>
      <label>
        <input type="checkbox" name="lida" value="sim" required /> {say(words.sure)}
      </label>
    </p>
    <button type="submit" className="desk-button">
      {say(words.plan)}
    </button>
  </form>
);

/** What can still be done about it. */
function IssueAct({ line, say }: { line: IssueLine; say: Say }) {
  const action = isStopped(line) ? 'goOn' : line.startedAt || line.cancelledAt ? null : 'cancel';
  if (!action) return null;
  return (
    <form action={issueActionPath(action)} method="post">
      <Hidden fields={{ envio: line.id }} />
      <button type="submit" className="desk-button" data-look="plain">
        {say(words[action])}
      </button>
    </form>
  );
}

function Lines({ lines, articles, say }: { lines: IssueLine[]; articles: Article[]; say: Say }) {
  const titles = new Map(articles.map(({ id, title }) => [id, title]));
  return (
    <>
      <h2>{say(words.issues)}</h2>
      <div className="desk-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              {[words.article, words.when, words.by, words.state, words.counts].map((heading) => (
                <th key={heading.pt} scope="col">
                  {say(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>{titles.get(line.articleId) ?? line.articleId}</td>
                <td>{formatDateTime(line.sendAt)}</td>
                <td>{line.madeBy}</td>
                <td>
                  {say(issueState(line))}
                  <IssueAct line={line} say={say} />
                </td>
                <td>
                  {line.sent} / {line.open} / {line.refused}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
