import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { monthName } from '../../../components/date/date-words.ts';
import { DaySlots } from '../../../components/date/day-slots.tsx';
import { Group } from '../../../components/fields/group.tsx';
import { Glyph } from '../../../components/icon.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { useOwnTime } from '../../use-own-time.ts';
import { useVisitorZone } from '../../use-visitor-zone.ts';
import { changeAddress, stepAddress } from '../step-address.ts';
import { StepForm } from '../step-form.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import { ChosenSlot } from './chosen-slot.tsx';
import { monthQuery } from './month-query.ts';
import { MonthTable } from './month-table.tsx';
import styles from './slot.module.css';
import type { SlotOffer } from './slot.server.ts';
import common from './steps.module.css';

/** A whole month to choose a day from; the hours of that day stand under it. */
export function SlotMonth({ view, offer }: { view: WizardView; offer: Extract<SlotOffer, { view: 'month' }> }) {
  const t = useTranslations('booking.slotStep');
  const calendar = useTranslations('components.calendar');
  const locale = useLocale();
  const { errorOf } = useProblems(view.problems);
  const hydrated = useHydrated();
  const zone = useVisitorZone();
  const timeZone = offer.mode === 'online' ? zone : '';
  const ownTime = useOwnTime(timeZone);
  const { opened, month, previous, next } = offer;
  const { slot = '' } = view.values;
  const [chosen, setChosen] = useState(slot);
  const isShown = hydrated && opened?.times.some((time) => `${opened.date}T${time}` === chosen);
  const title = calendar('monthAndYear', { month: monthName(`${month}-01`, locale), year: month.slice(0, 4) });
  return (
    <StepForm view={view} chosen={isShown && <ChosenSlot slot={chosen} timeZone={timeZone} />}>
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
                defaultValue={slot}
                invalid={Boolean(errorOf('time'))}
                ownTime={ownTime}
                onChoose={setChosen}
              />
            )}
          </div>
        </Group>
      </div>
    </StepForm>
  );
}
