import type { ReactNode } from 'react';
import type { CommentLine } from '../dashboard/comment-lines.ts';
import { addressOfLine, type DocumentLine } from '../dashboard/document-line.ts';
import { OverviewCard } from '../dashboard/overview-card.tsx';
import { actWords } from '../dashboard/overview-words.ts';
import { dueDay } from '../dashboard/review-deadlines.ts';
import { type Label, labelIn } from '../language/label.ts';
import { doctorWords } from './doctor-words.ts';
import type { OwnPage } from './own-pages.ts';
import { reviewPath } from './review-path.ts';
import { reviewListWords } from './review-words.ts';
import { slashedDay } from './standing-words.ts';

type PartProps = { id: string; title: Label; help: Label; lines: ReactNode[]; language: string };

const Part = ({ id, ...shown }: PartProps) => <OverviewCard id={`doctor-${id}`} part={id} {...shown} />;

type RenewProps = { overdue: DocumentLine[]; due: DocumentLine[]; language: string };

/** Signed a year ago or nearly; each line's detail is the day of the signature. */
export function RenewPart({ overdue, due, language }: RenewProps) {
  if (overdue.length + due.length === 0) return null;
  const line = (state: Label) => (one: DocumentLine) => {
    const until = slashedDay(dueDay(one.detail).toISOString().slice(0, 10));
    const href = reviewPath({ collection: one.slug, id: String(one.id ?? one.slug) });
    return (
      <li key={href}>
        <span className="overview__what">
          <a href={href}>{one.title}</a>{' '}
          <span className="overview__detail">
            {labelIn(language, state).replace('{day}', slashedDay(one.detail)).replace('{until}', until)}
          </span>
        </span>{' '}
        <span className="overview__act" aria-hidden="true">
          {labelIn(language, doctorWords.read)}
        </span>
      </li>
    );
  };
  const lines = [...overdue.map(line(doctorWords.ranOut)), ...due.map(line(reviewListWords.dueDay))];
  const { renew, renewHelp } = doctorWords;
  return <Part id={overdue.length > 0 ? 'overdue' : 'due'} title={renew} help={renewHelp} lines={lines} language={language} />;
}

type CommentsProps = { part: 'answered' | 'unanswered'; lines: CommentLine[]; language: string };

export function CommentsPart({ part, lines, language }: CommentsProps) {
  if (lines.length === 0) return null;
  const shown = lines.map((line) => (
    <li key={addressOfLine(line)}>
      <span className="overview__what">
        <a href={addressOfLine(line)}>{line.title}</a> <span className="overview__detail">{line.detail}</span>
      </span>{' '}
      <span className="overview__act" aria-hidden="true">
        {labelIn(language, actWords.answer)}
      </span>
    </li>
  ));
  return <Part id={part} title={doctorWords[part]} help={doctorWords[`${part}Help`]} lines={shown} language={language} />;
}

/** On the site itself, in each language the page exists in. */
export function OwnPart({ pages, language }: { pages: OwnPage[]; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  const lines = pages.map(({ collection, id, title, signedOn, addresses }) => (
    <li key={`${collection}:${id}`}>
      <span className="overview__what">
        <span>{title}</span>{' '}
        <span className="overview__detail">
          {signedOn === null ? say(doctorWords.team) : say(doctorWords.signedOn).replace('{day}', slashedDay(signedOn))}
        </span>
      </span>{' '}
      <span className="overview__links">
        {addresses.map(({ locale, href }) => (
          <a key={locale} href={href} target="_blank" rel="noreferrer" aria-label={`${title}, ${say(doctorWords.languages[locale])}`}>
            {say(doctorWords.languages[locale])}
          </a>
        ))}
      </span>
    </li>
  ));
  const help = pages.length === 0 ? doctorWords.ownNone : doctorWords.ownHelp;
  return <Part id="own" title={doctorWords.own} help={help} lines={lines} language={language} />;
}
