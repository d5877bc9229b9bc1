import type { I18nClient } from '@payloadcms/translations';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { greeting } from '../dashboard/greeting.ts';
import { type Label, labelIn } from '../language/label.ts';
import { CommentsPart, OwnPart, RenewPart } from './doctor-parts.tsx';
import { DoctorWaiting } from './doctor-waiting.tsx';
import { doctorWords } from './doctor-words.ts';
import { readDoctorStart } from './read-doctor-start.ts';
import { reviewsPath } from './review-path.ts';
import { reviewTroubleWords } from './review-words.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

/** A doctor's start page: what waits for a signature, what soon will again, what was said to comments, and the pages with the doctor's name. */
export async function DoctorWelcome({ i18n, payload, user }: Props) {
  if (!user || roleOf(user) !== 'medico') return null;
  const { language } = i18n;
  const say = (words: Label) => labelIn(language, words);
  const req = await createLocalReq({ user }, payload);
  req.i18n.language = language === 'en' ? 'en' : 'pt';
  const now = new Date();
  const { name, waiting, overdue, due, answered, unanswered, own } = await readDoctorStart(req, Number(user.id), now);
  const count = waiting.length === 0 ? doctorWords.none : waiting.length === 1 ? doctorWords.one : doctorWords.many;
  return (
    <section className="overview doctor-start" aria-labelledby="overview-title">
      <header className="overview__head">
        <div>
          <h1 id="overview-title">{say(greeting(now)).replace('{name}', () => user.nome ?? '')}</h1>
          <p>{say(count).replace('{count}', String(waiting.length))}</p>
        </div>
        <a className="desk-button" href={reviewsPath}>
          {say(doctorWords.list)}
        </a>
      </header>
      {name === null && <p role="status">{say(reviewTroubleWords.noPerson)}</p>}
      <DoctorWaiting pages={waiting} name={name} now={now} language={language} />
      <div className="overview__parts">
        <RenewPart overdue={overdue} due={due} language={language} />
        <CommentsPart part="answered" lines={answered} language={language} />
        <CommentsPart part="unanswered" lines={unanswered} language={language} />
        {name !== null && <OwnPart pages={own} language={language} />}
      </div>
    </section>
  );
}
