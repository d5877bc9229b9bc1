import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { deviceNameIn, formatDateTime } from '../../desk/in-words.ts';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { labelIn } from '../../language/label.ts';
import { factorsOf } from '../second-factor/factors.ts';
import { endsAt } from '../sessions/session-standing.ts';
import { findSession, listSessions, type StaffSession } from '../sessions/session-store.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { SecurityPanel } from './security-panel.tsx';
import { securityPath } from './security-path.ts';
import { securityWords } from './security-words.ts';

/** One's own account: password, e-mail, second step, sessions. Payload shows such a view to anybody, so it asks who is there itself. */
export async function SecurityScreen(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const found = await findSession(req.payload, req.headers);
  if (!req.user || found?.standing !== 'open') redirect(`/admin/login?redirect=${encodeURIComponent(securityPath)}`);
  const { account, session } = found;
  const { hasTotp, passkeys, recoveryCodes } = await factorsOf(req, account.id);
  const language = req.i18n.language;
  const sessions = (await listSessions(req, account.id)).filter(isLive);
  return (
    <AdminFrame {...props}>
      <main className="staff-security">
        <h1>{labelIn(language, securityWords.title)}</h1>
        <SecurityPanel
          language={language}
          email={account.email}
          isLocal={staffSettingsOf(req.payload).deployment === 'local'}
          hasApp={hasTotp}
          recoveryCodes={recoveryCodes}
          passkeys={passkeys.map(({ id, name, usedAt }) => ({ id, name, used: usedAt && formatDateTime(usedAt) }))}
          sessions={sessions.map(({ id, deviceName, startedAt, seenAt }) => ({
            id,
            device: deviceNameIn(language, deviceName),
            since: formatDateTime(startedAt),
            seen: formatDateTime(seenAt),
            isThis: id === session.id,
          }))}
        />
      </main>
    </AdminFrame>
  );
}

/** Those that could still be used; the rule itself also looks at the account, which is this one and in order. */
const isLive = ({ endedAt, startedAt, seenAt }: StaffSession): boolean => !endedAt && Date.now() < endsAt({ startedAt, seenAt }).getTime();
