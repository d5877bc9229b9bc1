import { pathTo } from '@clinic/core/addresses/path-to';
import type { PageLink } from '@clinic/core/content/shapes/page-parts';
import { useLocale, useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import styles from './exam-booking.module.css';

/** A form asks for it, with the exam filled in. */
export function ExamRequest({ slug, id }: { slug: string; id: string }) {
  const t = useTranslations('exam');
  const locale = useLocale();
  return (
    <section id={id} className={styles['booking']} aria-labelledby={`${id}-titulo`} data-print="no">
      <h2 id={`${id}-titulo`} className={styles['title']}>
        {t('landing')}
      </h2>
      <p>{t('requestText')}</p>
      <a href={`${pathTo(locale, 'examRequest')}?exame=${encodeURIComponent(slug)}`} className={buttonClass({ look: 'secondary' })}>
        {t('request')}
      </a>
    </section>
  );
}

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
