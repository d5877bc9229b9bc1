import { pathTo } from '@clinic/core/addresses/path-to';
import type { ConfirmableLink } from '@clinic/core/identity/accounts/read-account-link';
import { useLocale, useTranslations } from 'use-intl';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './parts/account.module.css';
import { AccountForm } from './parts/account-form.tsx';
import { AccountFrame } from './parts/account-frame.tsx';
import { EmailWords } from './parts/email-words.tsx';
import { EndedLink } from './parts/ended-link.tsx';

/** Opened by the link of a letter. Programs that look through letters open links too, so only the press counts. */
export function ConfirmEmailScreen({ view }: { view: ConfirmableLink }) {
  const t = useTranslations('account.confirm');
  const locale = useLocale();
  const { kind } = view;
  const side = <CallPanel title={t('call')} text={t(`${kind}.callText`)} />;
  if (view.state === 'ended') {
    const action = { to: pathTo(locale, 'login'), words: t('enter') };
    return <EndedLink title={t('ended')} text={t(`${kind}.endedText`)} action={action} side={side} />;
  }
  return (
    <AccountFrame
      title={t(`${kind}.title`)}
      lead={t.rich(`${kind}.lead`, {
        email: () => (
          <b>
            <EmailWords email={view.email} />
          </b>
        ),
      })}
      side={side}
    >
      <AccountForm go={kind} submit={t(`${kind}.submit`)} />
      <p className={`${styles['soft']} ${styles['line']}`}>{t(`${kind}.otherwise`)}</p>
    </AccountFrame>
  );
}
