import type { Responsibility } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { HourDoor } from '../booking/hour-door.tsx';
import { useDoctorToBook } from '../booking/use-doctor-to-book.ts';
import { answeringDoctor } from './answering-doctor.ts';
import styles from './page-hour.module.css';

type Props = {
  responsibility: Responsibility;
  /** Of a page about an exam that can be booked. */
  exam?: { typeId: number; words: string } | undefined;
};

/** The next hour for what the page is about: of the exam itself, else with the doctor who answers for the page. */
export function PageHour({ responsibility, exam }: Props) {
  const t = useTranslations('reading');
  const doctor = useDoctorToBook(answeringDoctor(responsibility)?.licence ?? '');
  return (
    <div className={styles['hour']} data-page-action data-print="no">
      {exam ? <HourDoor typeId={exam.typeId}>{exam.words}</HourDoor> : <HourDoor {...doctor}>{t('book')}</HourDoor>}
    </div>
  );
}
