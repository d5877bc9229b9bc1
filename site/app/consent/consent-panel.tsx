import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Link } from '../components/link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './consent-panel.module.css';

/** The first layer: three answers of one size and look, so that refusing is as easy as accepting. Shown and heard by consent-behaviour.ts. */
export function ConsentPanel() {
  const t = useTranslations('consent');
  const { locale } = useFrame();
  return (
    <section className={styles['panel']} data-consent-panel aria-labelledby="consent-title" hidden>
      <div className={styles['inside']}>
        <div>
          <h2 id="consent-title">{t('title')}</h2>
          <p>
            {t('text')} <Link to={pathTo(locale, 'cookies')}>{t('policy')}</Link>
          </p>
        </div>
        <div className={styles['answers']}>
          <Button look="secondary" small data-consent="reject">
            {t('reject')}
          </Button>
          <Button look="secondary" small data-consent="accept">
            {t('accept')}
          </Button>
          <Button look="secondary" small data-consent="settings">
            {t('choose')}
          </Button>
        </div>
      </div>
    </section>
  );
}
