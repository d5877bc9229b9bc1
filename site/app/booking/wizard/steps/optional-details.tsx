import { useTranslations } from 'use-intl';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Glyph } from '../../../components/icon.tsx';
import type { WizardView } from '../wizard-view.ts';
import styles from './details.module.css';
import { useTypedField } from './use-typed-field.ts';

const names = ['vat', 'nSNS', 'nCC', 'profession'] as const;

/** Optional identifiers that save time at the front desk; collapsed, because they are not required. */
export function OptionalDetails({ view }: { view: WizardView }) {
  const t = useTranslations('booking.details');
  const field = useTypedField(view);
  const isInUse = names.some((name) => view.values[name] || view.problems.some((problem) => problem.field === name));
  return (
    <details className={styles['more']} open={isInUse}>
      <summary>
        {t('more')}
        <Glyph name="chevron-down" />
      </summary>
      <div className={styles['inside']}>
        <p>{t('moreText')}</p>
        <TextField kind="number" inputMode="numeric" {...field('vat', 'vat', { optional: true })} hint={t('vatHint')} />
        <TextField kind="number" inputMode="numeric" {...field('nSNS', 'nSNS', { optional: true })} hint={t('nSNSHint')} />
        <TextField {...field('nCC', 'nCC', { optional: true })} hint={t('nCCHint')} autoComplete="off" spellCheck={false} />
        <TextField {...field('profession', 'profession', { optional: true })} autoComplete="organization-title" />
      </div>
    </details>
  );
}
