import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSent } from '../../components/use-sent.ts';
import { HiddenFields } from '../parts/account-form.tsx';
import styles from './safety.module.css';
import type { SafetyAct } from './safety-view.ts';

type Props = {
  go: SafetyAct;
  hidden?: Record<string, string>;
  /** Which of several alike, for whoever only hears the button. */
  about: string;
  children: ReactNode;
};

/** An act that needs nothing typed, at the end of its line. */
export function AccountActButton({ go, hidden = {}, about, children }: Props) {
  const t = useTranslations('account.safety');
  const [sent, setSent] = useSent();
  return (
    <form method="post" onSubmit={(event) => (sent ? event.preventDefault() : setSent(true))}>
      <HiddenFields fields={{ go, ...hidden }} />
      <button type="submit" className={styles['act']} aria-disabled={sent || undefined}>
        {children}
        <span className="visually-hidden">{t('about', { what: about })}</span>
      </button>
    </form>
  );
}
