import { idleMinutes } from '@clinic/core/identity/sessions/session';
import { useTranslations } from 'use-intl';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import type { SignInReason } from './sign-in-view.ts';

const looks = {
  required: { kind: 'info', glyph: 'lock' },
  idle: { kind: 'info', glyph: 'clock' },
  ended: { kind: 'info', glyph: 'lock' },
  passwordChanged: { kind: 'done', glyph: 'check' },
  signedOut: { kind: 'done', glyph: 'check' },
  emailChanged: { kind: 'done', glyph: 'check' },
} as const satisfies Record<SignInReason, object>;

/** Why one stands before the door, and what comes after it. */
export function SignInNotice({ reason, hasKeptForm }: { reason: SignInReason; hasKeptForm: boolean }) {
  const t = useTranslations('account.signIn.reasons');
  return (
    <Note {...looks[reason]} title={t(`${reason}.title`, { minutes: idleMinutes })} isNews>
      <p>
        <Unbroken text={t(hasKeptForm ? 'keptForm' : `${reason}.text`)} />
      </p>
    </Note>
  );
}
