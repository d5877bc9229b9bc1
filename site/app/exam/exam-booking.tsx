import type { PageLink } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../components/button.tsx';
import styles from './exam-booking.module.css';

/** The booking page that offers this exam. Useless on paper. */
export function ExamBooking({ landing, id }: { landing: PageLink; id: string }) {
  const t = useTranslations('exam');
  return (
    <section id={id} className={styles['booking']} aria-labelledby={`${id}-titulo`} data-print="no">
      <h2 id={`${id}-titulo`} className={styles['title']}>
        {t('landing')}
      </h2>
      <p>{t('landingText')}</p>
      <ButtonLink to={landing.to} look="secondary">
        {landing.title}
      </ButtonLink>
    </section>
  );
}
