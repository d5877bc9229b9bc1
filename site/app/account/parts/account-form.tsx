import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { useSent } from '../../components/use-sent.ts';
import styles from './account.module.css';

type Props = {
  /** Names the act, for the server. */
  go: string;
  submit: ReactNode;
  look?: 'primary' | 'secondary';
  /** What the act is about, beside what is typed. */
  hidden?: Record<string, string>;
  /** Not yet: the words on the button say when. */
  isWaiting?: boolean;
  children?: ReactNode;
};

/** One act, one button, sent as the browser sends every form. Pressed twice it sends once. */
export function AccountForm({ go, submit, look = 'primary', hidden = {}, isWaiting = false, children }: Props) {
  const t = useTranslations('account');
  const [sent, setSent] = useSent();
  return (
    <form method="post" noValidate onSubmit={() => setSent(true)}>
      <HiddenFields fields={{ go, ...hidden }} />
      {children}
      <div className={styles['stretch']}>
        <Button type="submit" look={look} disabled={isWaiting} busy={sent ? t('busy') : undefined}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

export const HiddenFields = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
