import type { ComingWork } from '@clinic/core/desk/work/arrange-work';
import { type Label, labelIn } from '../../language/label.ts';
import { callerPath } from '../caller/caller-path.ts';
import { phoneWords } from '../caller/phone-words.ts';
import { dayPath } from '../day/day-path.ts';
import { dayWords } from '../day/day-words.ts';
import { relativeMoment } from '../due-words.ts';
import { waitingPath } from '../waiting/waiting-path.ts';
import { waitingWords } from '../waiting/waiting-words.ts';
import { TileStrip } from './tile-strip.tsx';
import { workPanelWords } from './work-act-words.ts';
import { workAddress } from './work-path.ts';
import { workWords } from './work-words.ts';

type Props = { coming: ComingWork[]; now: Date; language: string };

/** Where the hour that is won goes. */
const ways: [href: string, words: Label][] = [
  [dayPath, dayWords.title],
  [waitingPath, waitingWords.title],
  [callerPath, phoneWords.title],
];

/** An empty queue is not a blank page: it says what comes back next. */
export function EmptyWorkList({ coming, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <section className="desk-empty-work" aria-labelledby="desk-empty-work">
      <TileStrip />
      <h2 id="desk-empty-work">{say(workPanelWords.nobody)}</h2>
      <p>{say(workPanelWords.nobodyHelp)}</p>
      {coming.length > 0 && (
        <div className="desk-card">
          <h3>{say(workPanelWords.coming)}</h3>
          <ul className="desk-coming">
            {coming.map(({ id, kind, at }) => (
              <li key={id}>
                <strong>{relativeMoment(at, now, language)}</strong>
                <span>{say(workWords[kind].title)}</span>
                <a href={workAddress({ view: 'parked', kind: null, itemId: id })}>
                  {say(workPanelWords.see)}
                  <span className="desk-hidden">: {say(workWords[kind].title)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="desk-empty-work-ways">
        {ways.map(([href, words]) => (
          <a key={href} href={href}>
            {say(words)}
          </a>
        ))}
      </p>
    </section>
  );
}
