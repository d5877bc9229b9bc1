import type { EventAnswer } from '@clinic/core/desk/events/event-answers';
import { labelIn } from '../../language/label.ts';
import { AnswerWork } from '../answers/answer-work.tsx';
import { DatedList } from '../dated-list.tsx';
import { arrivedEvent } from '../file/file-letters.tsx';
import { arrivedLetterWords } from '../letter-words.ts';
import { answerWords } from './event-words.ts';

type Props = { answers: readonly EventAnswer[]; now: Date; language: string };

/** What those who registered answered to our letters: first what nobody has seen to, then all of it. */
export function EventAnswers({ answers, now, language }: Props) {
  if (answers.length === 0) return null;
  const open = answers.flatMap((answer) => answer.items.map((item) => ({ ...answer, item })));
  const all = answers.flatMap(({ registration, arrived }) => arrived.map((letter) => ({ name: registration.name, letter })));
  return (
    <div className="desk-unprinted">
      {open.length > 0 && (
        <section id="por-fazer" className="desk-attention" aria-labelledby="desk-attention">
          <h2 id="desk-attention">{labelIn(language, answerWords.toDo)}</h2>
          {open.map(({ item, registration, arrived }) => (
            <AnswerWork key={item.id} item={item} arrived={arrived} whom={<Whom {...registration} />} now={now} language={language} />
          ))}
        </section>
      )}
      <DatedList
        id="respostas"
        title={arrivedLetterWords.list}
        none={arrivedLetterWords.none}
        help={arrivedLetterWords.help}
        language={language}
        isStacked
        events={all.map(({ name, letter }) => {
          const told = arrivedEvent(letter, language);
          return { ...told, words: `${name}: ${told.words}` };
        })}
      />
    </div>
  );
}

const Whom = ({ name, phone, email }: Pick<EventAnswer['registration'], 'name' | 'phone' | 'email'>) => (
  <p className="desk-call">
    {name}, {email}
    {phone && ', '}
    {phone && <a href={`tel:${phone}`}>{phone}</a>}
  </p>
);
