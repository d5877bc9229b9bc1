import type { WorkList as Work } from '@clinic/core/desk/read-work';
import type { WorkQuestion } from '@clinic/core/desk/work/arrange-work';
import { type Label, labelIn } from '../../language/label.ts';
import { type DueGroup, dueGroup } from '../due-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { EmptyWorkList } from './empty-work-list.tsx';
import { RequestFinder } from './request-finder.tsx';
import { workKeyWords } from './work-act-words.ts';
import { WorkFilter } from './work-filter.tsx';
import { WorkKeys } from './work-keys.tsx';
import { type OpenedBeside, WorkPanel } from './work-panel.tsx';
import { workAddress } from './work-path.ts';
import { WorkRow } from './work-row.tsx';
import { WorkSums, WorkTabs } from './work-tabs.tsx';
import { workListWords } from './work-words.ts';

/** `opened`: the item that is shown beside the list. */
type Props = { work: Work; question: WorkQuestion; opened?: OpenedBeside | null; now: Date; language: string; told: PressOutcome };

const groups: readonly DueGroup[] = ['overdue', 'today', 'tomorrow', 'later'];

/** Everything that waits for a person, by when it is due. */
export function WorkListView({ work, question, opened = null, now, language, told }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { lines, counts, coming, page, pages } = work;
  const grouped = groups
    .map((group) => ({ group, lines: lines.filter(({ clock }) => dueGroup(clock.dueAt, now) === group) }))
    .filter((each) => each.lines.length > 0);
  return (
    <section className="desk desk-queue" aria-labelledby="desk-title">
      <header className="desk-queue-head">
        <div>
          <h1 id="desk-title">{say(workListWords.title)}</h1>
          <p className="desk-note">{say(workListWords.lead)}</p>
        </div>
        <WorkSums counts={counts} language={language} />
      </header>
      {!opened && <OutcomeNote told={told} language={language} />}
      <WorkTabs counts={counts} question={question} language={language} />
      <div className="desk-tools">
        <WorkFilter counts={counts} question={question} language={language} />
        <RequestFinder language={language} />
      </div>
      <div className="desk-beside" data-opened={opened !== null}>
        <div>
          {lines.length === 0 && question.view === 'all' && !question.kind && (
            <EmptyWorkList coming={coming} now={now} language={language} />
          )}
          {lines.length === 0 && (question.view !== 'all' || question.kind) && <p>{say(workListWords.noneOfKind)}</p>}
          {grouped.map(({ group, lines: inGroup }) => (
            <section key={group} aria-labelledby={`work-${group}`}>
              <h2 id={`work-${group}`} className="desk-group" data-late={group === 'overdue'}>
                {say(workListWords.groups[group])} {pages === 1 && <span>{inGroup.length}</span>}
              </h2>
              <ul className="desk-work">
                {inGroup.map((line) => (
                  <WorkRow
                    key={line.id}
                    line={line}
                    question={question}
                    isOpened={line.id === opened?.line.id}
                    now={now}
                    language={language}
                  />
                ))}
              </ul>
            </section>
          ))}
          {pages > 1 && (
            <nav className="desk-ways" aria-label={say(workListWords.pages)}>
              {page > 1 && <a href={workAddress({ ...question, page: page - 1 })}>← {say(workListWords.previousPage)}</a>}
              <span>{say(workListWords.pageOf).replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
              {page < pages && <a href={workAddress({ ...question, page: page + 1 })}>{say(workListWords.nextPage)} →</a>}
            </nav>
          )}
        </div>
        {opened && <WorkPanel {...opened} question={question} told={told} now={now} language={language} />}
      </div>
      {lines.length > 0 && (
        <WorkKeys words={{ rows: say(workKeyWords.rows), open: say(workKeyWords.open), find: say(workKeyWords.find) }} />
      )}
    </section>
  );
}
