import { useTranslations } from 'use-intl';
import { DoctorPortrait } from '../../booking/doctor-portrait.tsx';
import type { AreaDoctor } from '../area-view.ts';
import { boundName } from '../parts/bound-name.ts';
import styles from './visit-doctor.module.css';

/** With whom: the face first, because that is what one remembers. */
export function VisitDoctor({ doctor: { name, role, face }, note }: { doctor: AreaDoctor; note?: string }) {
  const t = useTranslations('area.visit');
  return (
    <div className={styles['doctor']} data-small={note ? true : undefined}>
      {face && (
        <div className={styles['face']}>
          <DoctorPortrait face={face} />
        </div>
      )}
      <p>
        {t('with')}
        <b>{boundName(name)}</b>
        {note ?? role}
      </p>
    </div>
  );
}
