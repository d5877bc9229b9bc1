import { confirmedMinutes } from '@clinic/core/identity/sessions/session';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '../../components/messages/note.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { CallPanel } from '../../frame/call-panel.tsx';
import { AccountFrame } from '../parts/account-frame.tsx';
import type { ScreenProblem } from '../parts/screen-problem.ts';
import { Devices } from './devices.tsx';
import { EmailAddress } from './email-address.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import styles from './safety.module.css';
import type { SafetyView } from './safety-view.ts';
import { WaysToSignIn } from './ways-to-sign-in.tsx';

type Props = {
  view: SafetyView;
  problems: ScreenProblem[];
  /** The way about in the personal area. */
  above?: ReactNode;
};

/** How one signs in, where the letters go and where the account stands open; every act is a form of its own. */
export function SafetyScreen({ view, problems, above }: Props) {
  const t = useTranslations('account.safety');
  const { confirmedUntil, done, newCodes } = view;
  return (
    <AccountFrame
      layout="wide"
      title={newCodes ? t('newCodes.title') : t('title')}
      problems={problems}
      above={above}
      side={<CallPanel title={t('call')} text={t('callText')} />}
    >
      {newCodes ? (
        <NewRecoveryCodes codes={newCodes} />
      ) : (
        <>
          {done && problems.length === 0 && (
            <Note kind="done" isNews>
              <p>
                <Unbroken text={t(`done.${done}`)} />
              </p>
            </Note>
          )}
          <Note glyph="lock">
            <p>
              <Unbroken text={confirmedUntil ? t('confirmed', { until: confirmedUntil }) : t('asksFirst', { minutes: confirmedMinutes })} />
            </p>
          </Note>
          <div className={styles['stack']}>
            <WaysToSignIn view={view} problems={problems} />
            <EmailAddress view={view} problems={problems} />
            <Devices view={view} />
          </div>
        </>
      )}
    </AccountFrame>
  );
}
