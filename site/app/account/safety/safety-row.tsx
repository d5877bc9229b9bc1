import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Unbroken } from '../../components/unbroken.tsx';
import { AccountActButton } from './account-act-button.tsx';
import styles from './safety.module.css';
import type { SafetyPart, SafetyView } from './safety-view.ts';

type Words = { label: string; value: ReactNode; note?: string | null | undefined };

/** One line: what it is, how it stands, and what can be done about it. */
export const SafetyLine = ({ label, value, note, children }: Words & { children?: ReactNode }) => (
  <>
    <span className={styles['words']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      {note && (
        <span className={styles['note']}>
          <Unbroken text={note} />
        </span>
      )}
    </span>
    {children}
  </>
);

type Props = Words & { part: SafetyPart; view: SafetyView; act: string; children: ReactNode };

/**
 * Opens its form once it is known who asks. Before that the same words lead to the question: what would be typed here first would be
 * lost on the way.
 */
export function SafetyRow({ part, view, act, children, ...words }: Props) {
  const t = useTranslations('account.safety');
  if (view.confirmedUntil === null) {
    return (
      <div className={styles['row']} id={`safety-${part}`}>
        <div className={styles['line']}>
          <SafetyLine {...words}>
            <AccountActButton go="confirm" hidden={{ part }} about={words.label}>
              {act}
            </AccountActButton>
          </SafetyLine>
        </div>
      </div>
    );
  }
  return (
    // One at a time: the page has then one button that stands out.
    <details className={styles['row']} id={`safety-${part}`} name="safety" open={view.open === part}>
      <summary className={styles['line']}>
        <SafetyLine {...words}>
          <span className={styles['act']}>
            {act}
            <span className="visually-hidden">{t('about', { what: words.label })}</span>
          </span>
        </SafetyLine>
      </summary>
      <div className={styles['open']}>{children}</div>
    </details>
  );
}
