import { useLocale, useTranslations } from 'use-intl';
import { monthName } from '../../components/date/date-words.ts';
import { DaySlots } from '../../components/date/day-slots.tsx';
import { SlotPicker } from '../../components/date/slot-picker.tsx';
import { Group } from '../../components/fields/group.tsx';
import { Glyph } from '../../components/icon.tsx';
import type { MonthSheet } from '../wizard/steps/month-sheet.ts';
import { MonthTable } from '../wizard/steps/month-table.tsx';
import slot from '../wizard/steps/slot.module.css';
import { moveQuery } from './move-query.ts';
import type { MoveOffer, MoveProblem } from './move-visit.server.ts';

/** The next thirty days, or a whole month at a time, as in the wizard. */
export function MoveTimes({ offer, problem }: { offer: MoveOffer; problem: MoveProblem | null }) {
  const t = useTranslations('visit');
  const error = problem === 'selectTime' ? t('problems.selectTime') : undefined;
  if (offer.view === 'silent') return null;
  if (offer.view === 'month') return <Month sheet={offer} ofAnyDoctor={offer.ofAnyDoctor} error={error} />;
  return (
    <>
      <MonthLink {...offer} />
      <SlotPicker name="slot" legend={t('move.legend')} days={offer.days} error={error} />
    </>
  );
}

export function MonthLink({ month, ofAnyDoctor }: { month: string; ofAnyDoctor: boolean }) {
  const t = useTranslations('visit.move');
  return (
    <a className={slot['otherView']} href={moveQuery(ofAnyDoctor, month)}>
      <Glyph name="calendar" />
      {t('seeMonth')}
    </a>
  );
}

type MonthProps = { sheet: MonthSheet; ofAnyDoctor: boolean; error: string | undefined };

function Month({ sheet: { month, previous, next, weeks, opened }, ofAnyDoctor, error }: MonthProps) {
  const t = useTranslations('visit.move');
  const calendar = useTranslations('components.calendar');
  const locale = useLocale();
  const turn = (to: string | null, label: string) => (to === null ? null : { label, href: moveQuery(ofAnyDoctor, to) });
  return (
    <>
      <a className={slot['otherView']} href={moveQuery(ofAnyDoctor)}>
        <Glyph name="arrow-left" />
        {t('seeDays')}
      </a>
      <Group id="slot" legend={t('month')} error={error} wide>
        <MonthTable
          firstId={opened?.times.length ? 'date' : 'slot'}
          title={calendar('monthAndYear', { month: monthName(`${month}-01`, locale), year: month.slice(0, 4) })}
          weeks={weeks}
          opened={opened?.date ?? null}
          dayAddress={(day) => moveQuery(ofAnyDoctor, month, day)}
          previous={turn(previous, calendar('previousMonth'))}
          next={turn(next, calendar('nextMonth'))}
        />
        <div id="horas" className={slot['hours']}>
          {!opened && <p>{t('chooseDate')}</p>}
          {opened?.times.length === 0 && <p>{t('noTimes')}</p>}
          {opened && opened.times.length > 0 && (
            <DaySlots day={opened} name="slot" firstId="slot" open defaultValue={undefined} invalid={Boolean(error)} onChoose={undefined} />
          )}
        </div>
      </Group>
    </>
  );
}
