import { readWorkCounts } from '@clinic/core/desk/read-work';
import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';
import { isManager } from '../access/managers.ts';
import { roleOf } from '../access/role.ts';
import { readToday } from '../desk/day/read-today.ts';
import { deskOf } from '../desk/desk-of.ts';
import { DeskStart } from '../desk/desk-start.tsx';
import { workAddress } from '../desk/work/work-path.ts';
import { label, labelIn } from '../language/label.ts';
import { ManagerWelcome } from '../management/manager-welcome.tsx';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

const words = {
  escalated: label('Fora do prazo no balcão', 'Overdue at the front desk'),
  oneLate: label('1 tarefa passou do prazo.', '1 task is past its deadline.'),
  late: label('{count} tarefas passaram do prazo.', '{count} tasks are past their deadline.'),
  seeLate: label('Ver o que está fora do prazo', 'See what is overdue'),
};

/** Managers, whose day is not the list, are told what the desk did not reach in time. */
const Escalated = ({ count, language }: { count: number; language: string }) => (
  <section className="desk-welcome desk-escalation">
    <h2>{labelIn(language, words.escalated)}</h2>
    <p>
      {labelIn(language, count === 1 ? words.oneLate : words.late).replace('{count}', String(count))}{' '}
      <a href={workAddress({ view: 'overdue', kind: null })}>{labelIn(language, words.seeLate)}</a>
    </p>
  </section>
);

/** The front desk edits no pages: its start page says what waits for somebody. */
export async function DeskWelcome({ i18n: { language }, payload, user }: Props) {
  if (!isDesk(user)) return null;
  const now = new Date();
  // An administrator's own work is the pages and the accounts, further down.
  const isAdmin = roleOf(user) === 'admin';
  const [counts, today] = await Promise.all([readWorkCounts(await deskOf(payload), now), isAdmin ? null : readToday(payload, now)]);
  const escalated = isManager(user) && counts.overdue > 0 ? <Escalated count={counts.overdue} language={language} /> : null;
  if (isAdmin) return escalated;
  const isLed = roleOf(user) === 'gestor';
  return (
    <>
      {escalated}
      {isLed && <ManagerWelcome language={language} />}
      <DeskStart {...{ counts, today, now, isLed, language }} />
    </>
  );
}
