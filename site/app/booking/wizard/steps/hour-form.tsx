import { noPreferredDoctorId, windowDays } from '@clinic/core/booking/model/constants';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnTime } from '../../../components/date/slot-key.tsx';
import { Glyph } from '../../../components/icon.tsx';
import { useOwnTime } from '../../use-own-time.ts';
import { useVisitorZone } from '../../use-visitor-zone.ts';
import styles from './doctor-hours.module.css';

type Props = {
  mode: VisitMode;
  doctorId: number;
  isEmpty: boolean;
  children(ownTime: OwnTime | undefined): ReactNode;
};

/** The hours of one doctor, or of any: each sends itself, and "more" sends only whose hours are wanted. */
export function HourForm({ mode, doctorId, isEmpty, children }: Props) {
  const t = useTranslations('booking.professionalStep');
  const zone = useVisitorZone();
  const timeZone = mode === 'online' ? zone : '';
  const ownTime = useOwnTime(timeZone);
  return (
    <form method="post">
      <input type="hidden" name="doctorId" value={doctorId} />
      <input type="hidden" name="timeZone" value={timeZone} />
      {isEmpty ? (
        <p className={styles['none']}>{t('none', { days: windowDays })}</p>
      ) : (
        <div className={styles['hours']}>{children(ownTime)}</div>
      )}
      <button id={doctorId === noPreferredDoctorId ? 'doctorId' : undefined} type="submit" name="slot" value="" className={styles['more']}>
        {t('moreHours')}
        <Glyph name="arrow-right" />
      </button>
    </form>
  );
}
