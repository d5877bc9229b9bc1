import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { DatePicker } from '../components/date/date-picker.tsx';
import { dateInWords, slotInShort } from '../components/date/date-words.ts';
import { LazyCalendar } from '../components/date/lazy-calendar.tsx';
import { type NextFreeSlot, NextFreeSlotLine } from '../components/date/next-free-slot.tsx';
import { SlotPicker } from '../components/date/slot-picker.tsx';
import styles from './gallery.module.css';
import { sampleDays, start } from './sample-days.ts';
import { Specimen, State } from './specimen.tsx';

const lines: NextFreeSlot[] = [
  { kind: 'loading' },
  { kind: 'found', date: '2026-11-16', time: '15:30', doctor: 'Dra. Sofia Bettencourt' },
  { kind: 'none' },
  { kind: 'error' },
];
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

export function DateAndTime() {
  const t = useTranslations('gallery.dates');
  const locale = useLocale();
  const [day, setDay] = useState('2026-11-17');
  const [slot, setSlot] = useState('2026-11-17T10:40');
  return (
    <>
      <Specimen id="slots" title={t('slots.title')} note={t('slots.note')} file="components/date/slot-picker.tsx">
        <div className={styles['narrow']}>
          <SlotPicker name="slot" legend={t('slots.legend')} days={sampleDays} defaultValue={slot} onChoose={setSlot} />
          <Button>
            <span>
              {t.rich('slots.next', {
                slot: () => <span className="figures">{slotInShort(slot.slice(0, 10), slot.slice(11), locale)}</span>,
              })}
            </span>
          </Button>
        </div>
      </Specimen>
      <Specimen id="calendar" title={t('calendar.title')} note={t('calendar.note')} file="components/date/calendar.tsx">
        <LazyCalendar
          label={t('calendar.label')}
          start={start}
          value={day}
          min="2026-11-10"
          max="2027-05-31"
          isUnavailable={isWeekend}
          onChoose={setDay}
        />
        <p role="status">{t.rich('calendar.chosen', { date: () => <span className="figures">{dateInWords(day, locale)}</span> })}</p>
      </Specimen>
      <Specimen id="picker" title={t('picker.title')} note={t('picker.note')} file="components/date/date-picker.tsx">
        <div className={styles['columns']}>
          <DatePicker name="since" label={t('picker.label')} hint={t('picker.hint')} start={start} />
          <DatePicker name="exam-day" label={t('picker.exam')} start={start} defaultValue="2026-11-17" min="2026-11-10" />
          <DatePicker name="exam-day-wrong" label={t('picker.exam')} start={start} error={t('picker.missing')} />
        </div>
      </Specimen>
      <Specimen id="next-slot" title={t('nextSlot.title')} note={t('nextSlot.note')} file="components/date/next-free-slot.tsx">
        {lines.map((line) => (
          <State key={line.kind} name={t(`nextSlot.${line.kind}`)}>
            <div className={styles['narrow']}>
              <NextFreeSlotLine slot={line} phone="210 000 000" />
            </div>
          </State>
        ))}
      </Specimen>
    </>
  );
}
