import type { I18nClient } from '@payloadcms/translations';
import type { Payload, PayloadRequest } from 'payload';
import { deviceNameIn, formatDateTime } from '../../desk/in-words.ts';
import { labelIn } from '../../language/label.ts';
import { listSessions } from '../sessions/session-store.ts';
import { securityPath } from './security-path.ts';
import { securityWords } from './security-words.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

/** On the start page: whoever reads a time or a device that was not theirs knows that somebody else was there. */
export async function LastSignIn({ i18n, payload, user }: Props) {
  if (!user) return null;
  const entered = (await listSessions({ payload }, Number(user.id))).filter(({ enteredAt }) => enteredAt !== null);
  const last = entered[1];
  const words = last
    ? labelIn(i18n.language, securityWords.lastSignIn)
        .replace('{moment}', formatDateTime(last.enteredAt ?? last.startedAt))
        .replace('{device}', deviceNameIn(i18n.language, last.deviceName))
    : labelIn(i18n.language, securityWords.noLastSignIn);
  return (
    <p className="staff-last">
      {words} <a href={securityPath}>{labelIn(i18n.language, securityWords.title)}</a>
    </p>
  );
}
