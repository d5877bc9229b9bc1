import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from '../../components/date/date-words.ts';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { BookAgain } from '../area-view.ts';
import { ActForm } from '../parts/act-form.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import { ArrowAnchor } from '../parts/arrow-anchor.tsx';
import styles from './book-again.module.css';
import { VisitDoctor } from './visit-doctor.tsx';

/** The same doctor again: a time, a confirmation, done. */
export function BookAgainCard({ again: { doctor, mode, slots, to } }: { again: BookAgain }) {
  const t = useTranslations('area.again');
  const locale = useLocale();
  return (
    <AreaCard title={t('title')}>
      <VisitDoctor doctor={doctor} note={t(mode)} />
      {slots.length > 0 && (
        <>
          <ul className={styles['slots']}>
            {slots.map(({ day, time, slot }) => (
              <li key={slot}>
                <ActForm go="bookAgain" about={{ slot }}>
                  <button type="submit">
                    <span className={styles['day']}>
                      <Unbroken
                        text={capitalised(dayInWords(day, locale)).replace(/(\d+) (de )?/, (number) => number.replaceAll(' ', '\u00a0'))}
                      />
                    </span>
                    <b>{time}</b>
                    <Glyph name="chevron-right" />
                  </button>
                </ActForm>
              </li>
            ))}
          </ul>
          <p className={styles['note']}>{t('note')}</p>
        </>
      )}
      <p className={styles['more']}>
        <ArrowAnchor to={to}>{t(slots.length > 0 ? 'other' : 'any')}</ArrowAnchor>
      </p>
    </AreaCard>
  );
}
