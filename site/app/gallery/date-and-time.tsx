import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { DatePicker } from '../components/date/date-picker.tsx';
import { dateInWords } from '../components/date/date-words.ts';
import { LazyCalendar } from '../components/date/lazy-calendar.tsx';
import type { PickerDay } from '../components/date/slot-days.ts';
import { SlotPicker } from '../components/date/slot-picker.tsx';
import { slotInShort } from '../components/date/slot-words.ts';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

const start = '2026-11-16';

const sampleDays: PickerDay[] = [
  { date: '2026-11-16', times: ['15:30', '18:20'] },
  { date: '2026-11-17', times: ['10:00', '10:40', '12:00', '14:40', '15:20', '16:40', '18:00', '19:20'] },
  { date: '2026-11-18', times: ['10:20', '11:00', '11:40', '15:00', '17:20'] },
  { date: '2026-11-19', times: [] },
  { date: '2026-11-20', times: ['10:00'] },
  { date: '2026-11-23', times: ['14:00', '14:20', '16:00', '16:20', '18:40', '19:00'] },
  { date: '2026-11-24', times: ['10:00', '12:20'] },
  { date: '2026-11-25', times: [] },
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
            <span>{t('slots.next', { slot: slotInShort(slot.slice(0, 10), slot.slice(11), locale) })}</span>
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
        <p role="status">{t('calendar.chosen', { date: dateInWords(day, locale) })}</p>
      </Specimen>
      <Specimen id="picker" title={t('picker.title')} note={t('picker.note')} file="components/date/date-picker.tsx">
        <div className={styles['columns']}>
          <DatePicker name="since" label={t('picker.label')} hint={t('picker.hint')} start={start} />
          <DatePicker name="exam-day" label={t('picker.exam')} start={start} defaultValue="2026-11-17" min="2026-11-10" />
          <DatePicker name="exam-day-wrong" label={t('picker.exam')} start={start} error={t('picker.missing')} />
        </div>
      </Specimen>
    </>
  );
}
