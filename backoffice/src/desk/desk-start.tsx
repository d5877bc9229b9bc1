import type { DayCount } from '@clinic/core/desk/day/read-day-sheet';
import type { WorkCounts, WorkView } from '@clinic/core/desk/work/arrange-work';
import { type Label, label, labelIn } from '../language/label.ts';
import { accountsPath } from './accounts/account-path.ts';
import { AccountSearch } from './accounts/account-search.tsx';
import { accountListWords } from './accounts/account-words.ts';
import { dayPath, weekPath } from './day/day-path.ts';
import { dayWords } from './day/day-words.ts';
import { DoctorTabs } from './day/doctor-tabs.tsx';
import { deskPath, workPath } from './desk-path.ts';
import { formatDay } from './in-words.ts';
import { listWords } from './page-words.ts';
import { workSumWords } from './work/work-act-words.ts';
import { workAddress } from './work/work-path.ts';

const words = {
  title: label('Balcão', 'Front desk'),
  none: label('Nada por fazer neste momento', 'Nothing to do at the moment'),
  one: label('1 coisa por fazer', '1 thing to do'),
  many: label('{count} coisas por fazer', '{count} things to do'),
  open: label('Abrir o que está por fazer', 'Open what is to do'),
  clinicToday: label('Hoje na clínica', 'Today at the clinic'),
  nobodyToday: label('Hoje não há consultas.', 'There are no visits today.'),
  unknownToday: label(
    'O programa da clínica ainda não respondeu. A folha do dia mostra o que o site sabe.',
    'The clinic’s program has not answered yet. The day sheet shows what the site knows.',
  ),
  partToday: label(
    'O programa da clínica não respondeu: contam só as consultas do site.',
    'The clinic’s program did not answer: only the site’s visits are counted.',
  ),
  caller: label('Alguém liga por causa da sua conta', 'Somebody calls about their account'),
  settings: label('Preços e regras de marcação', 'Prices and booking rules'),
};

/** Where each figure leads: what is due soon stands first in the whole list. */
const viewOf: Record<'overdue' | 'soon' | 'free' | 'parked', WorkView> = {
  overdue: 'overdue',
  soon: 'all',
  free: 'free',
  parked: 'parked',
};
const sums = ['overdue', 'soon', 'free', 'parked'] as const;

/** `isLed`: below the manager's own start page. `today` is null while the clinic's program keeps everybody waiting. */
type Props = { counts: WorkCounts; today: DayCount | null; now: Date; isLed: boolean; language: string };

/** What waits for somebody, who comes today, and the ways to everything else. It names no patient. */
export function DeskStart({ counts, today, now, isLed, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const [Title, Section] = isLed ? (['h2', 'h3'] as const) : (['h1', 'h2'] as const);
  const counted = counts.all === 0 ? words.none : counts.all === 1 ? words.one : words.many;
  return (
    <section className="desk desk-start" aria-labelledby="desk-start">
      <header className="desk-start-head">
        <Title id="desk-start">{say(words.title)}</Title>
        <p data-needed={counts.all > 0}>{say(counted).replace('{count}', String(counts.all))}</p>
        <a className="desk-button" href={workPath}>
          {say(words.open)}
        </a>
      </header>
      <ul className="desk-start-sums">
        {sums.map((sum) => (
          <li key={sum}>
            <a href={workAddress({ view: viewOf[sum], kind: null })} data-sum={counts[sum] > 0 ? sum : undefined}>
              <b>{counts[sum]}</b> {say(workSumWords[sum])}
            </a>
          </li>
        ))}
      </ul>
      <Section>
        {say(words.clinicToday)} <small>{formatDay(now, language)}</small>
      </Section>
      <Today today={today} language={language} />
      <p className="desk-start-ways">
        <a href={dayPath}>{say(dayWords.title)}</a>
        <a href={weekPath}>{say(dayWords.week)}</a>
        <a href={deskPath}>{say(listWords.title)}</a>
        <a href={accountsPath}>{say(accountListWords.title)}</a>
        {!isLed && <a href="/admin/globals/marcacoes">{say(words.settings)}</a>}
      </p>
      <Section>{say(words.caller)}</Section>
      <AccountSearch language={language} />
    </section>
  );
}

function Today({ today, language }: Pick<Props, 'today' | 'language'>) {
  const say = (each: Label) => labelIn(language, each);
  if (!today) return <p>{say(words.unknownToday)}</p>;
  return (
    <>
      {!today.isWhole && <p role="status">{say(words.partToday)}</p>}
      {today.doctors.length === 0 && today.isWhole && <p>{say(words.nobodyToday)}</p>}
      <DoctorTabs day={today.day} doctors={today.doctors} language={language} />
    </>
  );
}
