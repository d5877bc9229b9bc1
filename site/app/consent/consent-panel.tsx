import { pathTo } from '@clinic/core/addresses/path-to';
import { purposes } from '@clinic/core/consent/purposes';
import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Link } from '../components/link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './consent-panel.module.css';
import { choose } from './consent-store.ts';

/** The first layer: three answers of one size and look, so that refusing is as easy as accepting. */
export function ConsentPanel({ onChooseOneByOne }: { onChooseOneByOne(): void }) {
  const t = useTranslations('consent');
  const { locale } = useFrame();
  return (
    <section className={styles['panel']} data-asking aria-labelledby="consent-title">
      <div className={styles['inside']}>
        <div>
          <h2 id="consent-title">{t('title')}</h2>
          <p>
            {t('text')} <Link to={pathTo(locale, 'cookies')}>{t('policy')}</Link>
          </p>
        </div>
        <div className={styles['answers']}>
          <Button look="secondary" small onClick={() => choose([])}>
            {t('reject')}
          </Button>
          <Button look="secondary" small onClick={() => choose(purposes)}>
            {t('accept')}
          </Button>
          <Button look="secondary" small onClick={onChooseOneByOne}>
            {t('choose')}
          </Button>
        </div>
      </div>
    </section>
  );
}
