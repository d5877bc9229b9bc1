import { z } from 'zod';
import { type BackOffice, connect } from './back-office.ts';

export type Account = { email: string; password: string };

const initialised = z.object({ initialized: z.boolean() });
const session = z.object({ token: z.string() });

/** Signs in as administrator; in a back office that has no users yet, becomes its first. */
export async function signIn(url: string, account: Account): Promise<{ backOffice: BackOffice; isFirst: boolean }> {
  const stranger = connect(url);
  const isFirst = !initialised.parse(await stranger('GET', '/api/utilizadores/init')).initialized;
  if (isFirst) await stranger('POST', '/api/utilizadores/first-register', { ...account, nome: 'Administração', papel: 'admin' });
  const { token } = session.parse(await stranger('POST', '/api/utilizadores/login', account));
  return { backOffice: connect(url, token), isFirst };
}
