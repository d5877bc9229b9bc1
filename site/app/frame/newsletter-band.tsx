import { pathTo } from '@clinic/core/addresses/path-to';
import { longestEmail, longestName } from '@clinic/core/personal-data/field-lengths';
import { useTranslations } from 'use-intl';
import { Unbroken } from '../components/unbroken.tsx';
import styles from './newsletter-band.module.css';
import { TrapField } from './trap-field.tsx';
import { useFrame } from './use-frame.ts';

/** A plain form that leads to a page of its own: pages that are stored for everybody need no script for it. */
export function NewsletterBand({ from }: { from: 'footer' | 'article' }) {
  const t = useTranslations('frame.newsletter');
  const { locale } = useFrame();
  return (
    <section className={styles['band']} aria-labelledby="newsletter" data-print="no">
      <form method="post" action={pathTo(locale, 'newsletter')} noValidate>
        <div>
          <h2 id="newsletter">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div>
          <label>
            {t('name')}
            <input name="name" autoComplete="name" maxLength={longestName} required />
          </label>
          <label>
            {t('email')}
            <input type="email" name="email" autoComplete="email" maxLength={longestEmail} required />
          </label>
          <label className={styles['tick']}>
            <input type="checkbox" name="consent" value="yes" required />
            <span>
              {t.rich('consent', {
                email: (words) => <Unbroken text={String(words)} />,
                policy: (words) => <a href={pathTo(locale, 'privacy')}>{words}</a>,
              })}
            </span>
          </label>
          <TrapField />
          <button type="submit" name="from" value={from}>
            {t('submit')}
          </button>
        </div>
      </form>
    </section>
  );
}
