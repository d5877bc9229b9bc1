import { useLocale, useTranslations } from 'use-intl';
import { monthName } from '../../../components/date/date-words.ts';
import { DaySlots } from '../../../components/date/day-slots.tsx';
import { Group } from '../../../components/fields/group.tsx';
import { Glyph } from '../../../components/icon.tsx';
import { changeAddress, stepAddress } from '../step-address.ts';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import { monthQuery } from './month-query.ts';
import { MonthTable } from './month-table.tsx';
import styles from './slot.module.css';
import type { SlotOffer } from './slot.server.ts';
import common from './steps.module.css';
import { useSlotKeys } from './use-slot-keys.tsx';

/** A whole month to choose a day from; the hours of that day stand under it. */
export function SlotMonth({ view, offer }: { view: WizardView; offer: Extract<SlotOffer, { view: 'month' }> }) {
  const t = useTranslations('booking.slotStep');
  const calendar = useTranslations('components.calendar');
  const locale = useLocale();
  const { errorOf } = useProblems(view.problems);
  const { timeZone, hourKey } = useSlotKeys(view, offer);
  const { opened, month, previous, next } = offer;
  const title = calendar('monthAndYear', { month: monthName(`${month}-01`, locale), year: month.slice(0, 4) });
  return (
    <form method="post">
      <input type="hidden" name="date" value={opened?.date ?? ''} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <div className={styles['heading']}>
        <h2>{t('month')}</h2>
        <a className={styles['otherView']} href={view.returning ? changeAddress(locale, 'slot') : stepAddress(locale, 'slot')}>
          <Glyph name="arrow-left" />
          {t('seeDays')}
        </a>
      </div>
      <div className={common['sole']}>
        <Group id="calendar" legend={t('month')} error={errorOf('date', 'time')} wide>
          <MonthTable
            firstId="date"
            title={title}
            weeks={offer.weeks}
            opened={opened?.date ?? null}
            dayAddress={(day) => monthQuery(month, day, view.returning)}
            previous={previous === null ? null : { label: calendar('previousMonth'), href: monthQuery(previous, null, view.returning) }}
            next={next === null ? null : { label: calendar('nextMonth'), href: monthQuery(next, null, view.returning) }}
          />
          <div id="horas" className={styles['hours']}>
            {!opened && <p>{t('chooseDate')}</p>}
            {opened?.times.length === 0 && <p>{t('noTimes')}</p>}
            {opened && opened.times.length > 0 && (
              <DaySlots
                day={opened}
                name="slot"
                firstId="time"
                open
                defaultValue={undefined}
                invalid={Boolean(errorOf('time'))}
                onChoose={undefined}
                hourKey={hourKey}
              />
            )}
          </div>
        </Group>
      </div>
    </form>
  );
}
