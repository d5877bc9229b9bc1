import { useTranslations } from 'use-intl';
import { Hours } from '../frame/hours.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import styles from './call-us.module.css';
import { PageSection } from './section.tsx';

/** Where a page cannot answer yet, somebody on the phone can. */
export function CallUs() {
  const t = useTranslations('reading.callUs');
  return (
    <PageSection id="fale-connosco" title={t('title')}>
      <p className={styles['text']}>{t('text')}</p>
      <PhoneLink />
      <p className={styles['hours']}>
        <Hours />
      </p>
    </PageSection>
  );
}
