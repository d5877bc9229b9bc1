import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import styles from './safety.module.css';

/** Shown once, as the answer to the act that made them: only their digests are kept. */
export function NewRecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('account.safety.newCodes');
  const canPrint = useHydrated();
  return (
    <section className={styles['card']} data-strong>
      <p>{t('text')}</p>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>{t('keep')}</p>
      {/* To the same page without them. */}
      <form method="get" className={styles['buttons']} data-print="no">
        {canPrint && (
          <Button look="secondary" onClick={() => window.print()}>
            <Glyph name="print" />
            {t('print')}
          </Button>
        )}
        <Button type="submit">{t('kept')}</Button>
      </form>
    </section>
  );
}
