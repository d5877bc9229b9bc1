import { sql } from '@payloadcms/db-postgres';
import type { UIFieldServerProps } from 'payload';
import { mayManageAccount } from '../../access/staff-accounts.ts';
import { formatDateTime } from '../../desk/in-words.ts';
import { LetterKeysSwitch } from '../../frame/letter-keys-switch.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { execute } from '../../publishing/execute.ts';
import { isInvited } from '../accounts/links.ts';
import { accountById } from '../accounts/staff-account.ts';
import { countFactors, factorsOf } from '../second-factor/factors.ts';
import { OthersActions } from './others-actions.tsx';
import { securityPath } from './security-path.ts';
import { othersWords, securityWords } from './security-words.ts';

/** On every account's page: the way to one's own security, or what an administrator or a manager can do for somebody else. */
export async function AccountPanel({ id, req, user }: UIFieldServerProps) {
  const language = req.i18n.language;
  const say = (words: Label) => labelIn(language, words);
  if (id === undefined) return <p className="staff-note">{say(othersWords.willInvite)}</p>;
  const accountId = Number(id);
  const hasFactor = countFactors(await factorsOf(req, accountId)) > 0;
  if (user?.id === accountId)
    return (
      <div className="staff-note">
        <p>{say(hasFactor ? securityWords.isOn : securityWords.isOff)}</p>
        <p>{say(securityWords.summary)}</p>
        <a className="staff-button staff-button--second" href={securityPath}>
          {say(securityWords.open)}
        </a>
        <LetterKeysSwitch words={say(securityWords.letterKeys)} />
      </div>
    );
  const account = await accountById(req, accountId);
  if (!account || !mayManageAccount(user, account)) return null;
  const [suspension] = await execute(
    req,
    sql`select suspended_at from core.staff_suspensions where account_id = ${accountId} and lifted_at is null`,
  );
  const suspendedSince = suspension ? formatDateTime(new Date(String(suspension['suspended_at']))) : null;
  return (
    <div className="staff-note">
      {suspendedSince && <p>{say(othersWords.suspendedSince).replace('{moment}', suspendedSince)}</p>}
      {(await isInvited(req, accountId)) && <p>{say(othersWords.invited)}</p>}
      <p>{say(hasFactor ? securityWords.isOn : securityWords.off)}</p>
      <OthersActions accountId={accountId} isSuspended={suspendedSince !== null} hasFactor={hasFactor} language={language} />
    </div>
  );
}
