import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import type { WizardView } from '../wizard/wizard-view.ts';
import styles from './identity.module.css';

/** Above the question: whom we have recognised, or the way to be recognised. */
export function KnownPatientLine({ proof }: Pick<WizardView, 'proof'>) {
  const t = useTranslations('identity');
  const locale = useLocale();
  if (proof === 'none') return null;
  if (proof === 'offered') {
    return (
      <p className={styles['line']}>
        <Glyph name="user" />
        <span>
          {t('offer.question')} <a href={pathTo(locale, 'wizardKnown')}>{t('offer.link')}</a>
        </span>
      </p>
    );
  }
  return (
    <form method="post" action={pathTo(locale, 'wizardKnown')} className={styles['line']}>
      <Glyph name="check" />
      <span>
        {t('hello', { name: proof.firstName })}{' '}
        <button type="submit" name="go" value="forget" className={styles['notMe']}>
          {t('notMe')}
        </button>
      </span>
    </form>
  );
}
