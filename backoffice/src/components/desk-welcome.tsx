import { countWork } from '@clinic/core/desk/read-work';
import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';
import { isManager } from '../access/managers.ts';
import { roleOf } from '../access/role.ts';
import { accountsPath } from '../desk/accounts/account-path.ts';
import { AccountSearch } from '../desk/accounts/account-search.tsx';
import { accountListWords } from '../desk/accounts/account-words.ts';
import { dayPath, weekPath } from '../desk/day/day-path.ts';
import { dayWords } from '../desk/day/day-words.ts';
import { deskOf } from '../desk/desk-of.ts';
import { deskPath, workPath } from '../desk/desk-path.ts';
import { workAddress } from '../desk/work/work-path.ts';
import { label, labelIn } from '../language/label.ts';
import { ManagerWelcome } from '../management/manager-welcome.tsx';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

const words = {
  title: label('Balcão', 'Front desk'),
  none: label('Nada por fazer neste momento.', 'Nothing to do at the moment.'),
  one: label('1 coisa por fazer.', '1 thing to do.'),
  many: label('{count} coisas por fazer.', '{count} things to do.'),
  caller: label('Alguém liga por causa da sua conta', 'Somebody calls about their account'),
  open: label('Abrir o que está por fazer', 'Open what is to do'),
  bookings: label('Marcações online', 'Online bookings'),
  escalated: label('Fora do prazo no balcão', 'Overdue at the front desk'),
  oneLate: label('1 tarefa passou do prazo.', '1 task is past its deadline.'),
  late: label('{count} tarefas passaram do prazo.', '{count} tasks are past their deadline.'),
  seeLate: label('Ver o que está fora do prazo', 'See what is overdue'),
  settings: label('Preços, pagamentos e lembretes', 'Prices, payments and reminders'),
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
export async function DeskWelcome({ i18n, payload, user }: Props) {
  if (!isDesk(user)) return null;
  const { open: count, overdue } = await countWork(await deskOf(payload), new Date());
  const escalated = isManager(user) && overdue > 0 ? <Escalated count={overdue} language={i18n.language} /> : null;
  // An administrator's own work is the pages and the accounts, further down.
  if (roleOf(user) === 'admin') return escalated;
  const isLed = roleOf(user) === 'gestor';
  const Title = isLed ? 'h2' : 'h1';
  const counted = count === 0 ? words.none : count === 1 ? words.one : words.many;
  return (
    <>
      {escalated}
      {isLed && <ManagerWelcome language={i18n.language} />}
      <section className="desk-welcome">
        <Title>{labelIn(i18n.language, words.title)}</Title>
        <p className="desk-count" data-needed={count > 0}>
          {labelIn(i18n.language, counted).replace('{count}', String(count))}
        </p>
        <p className="desk-ways">
          <a className="desk-button" href={workPath}>
            {labelIn(i18n.language, words.open)}
          </a>
          <a href={dayPath}>{labelIn(i18n.language, dayWords.title)}</a>
          <a href={weekPath}>{labelIn(i18n.language, dayWords.week)}</a>
          <a href={deskPath}>{labelIn(i18n.language, words.bookings)}</a>
          <a href={accountsPath}>{labelIn(i18n.language, accountListWords.title)}</a>
          {!isLed && <a href="/admin/globals/marcacoes">{labelIn(i18n.language, words.settings)}</a>}
        </p>
        <h2>{labelIn(i18n.language, words.caller)}</h2>
        <AccountSearch language={i18n.language} />
      </section>
    </>
  );
}
