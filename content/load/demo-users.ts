import { z } from 'zod';
import type { BackOffice } from './back-office.ts';
import type { Tally } from './tally.ts';

const users = z.object({ docs: z.array(z.object({ email: z.string() })) });
const demoUsers = [
  { email: 'editor@exemplo.pt', nome: 'Edição', papel: 'editor' },
  { email: 'balcao@exemplo.pt', nome: 'Balcão', papel: 'balcao' },
];

/** One account per role beside the administrator's, with the same password. Accounts that exist are left as they are. */
export async function addDemoUsers(backOffice: BackOffice, password: string, tally: Tally): Promise<void> {
  const { docs } = users.parse(await backOffice('GET', '/api/utilizadores?limit=0&depth=0'));
  for (const user of demoUsers) {
    if (docs.some(({ email }) => email === user.email)) tally.unchanged += 1;
    else {
      await backOffice('POST', '/api/utilizadores', { ...user, password });
      tally.created += 1;
    }
  }
}
