import type { I18nClient } from '@payloadcms/translations';
import { headers } from 'next/headers';
import { createLocalReq, type Payload } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { findSession } from '../sessions/session-store.ts';
import { SignInStages, type Stage } from './sign-in-stages.tsx';

type Props = { i18n: I18nClient; payload: Payload; searchParams?: Record<string, string | string[] | undefined> };

/** In place of Payload's own form: what is asked for next depends on the session that the browser carries. */
export async function SignInScreen({ i18n, payload, searchParams }: Props) {
  const found = await findSession(payload, await headers());
  const isEmpty =
    !found && (await payload.db.count({ collection: 'utilizadores', req: await createLocalReq({}, payload) })).totalDocs === 0;
  const waiting = found && found.standing !== 'open' ? found.standing : 'password';
  const stage: Stage = isEmpty ? 'firstUser' : waiting;
  const redirectTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.['redirect'] ?? '' });
  return <SignInStages stage={stage} name={found?.account.nome ?? ''} language={i18n.language} redirectTo={redirectTo} />;
}
