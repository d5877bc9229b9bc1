import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { firstPassword } from '@clinic/core/identity/testing/account-holder';
import { startCluster } from '../faults/harness/own-cluster.ts';
import { anEmail, startApi } from '../site/server/endpoints/account-api/testing/api-under-test.ts';
import { inMs, percentile } from './load/percentile.ts';

const rounds = 200;
const calls: Record<string, object> = {
  '/login': { password: 'a wrong one' },
  '/register': { name: 'Ana Maria Teste', password: firstPassword, consent: true },
  '/forgot-password': {},
  '/user-exists': {},
};

/** `pnpm account:times`: whether the account API takes longer where there is an account. Each e-mail is asked about once in each way. */
const cluster = await startCluster();
const api = await startApi({ url: cluster.url, roles: await migrateWithRoles(cluster.url) });
let isFine = true;
try {
  const passwordHash = await api.services.passwords.hash(firstPassword);
  const known = Array.from({ length: rounds }, anEmail);
  for (const email of known)
    await api.services.accounts.inTransaction((open) => open.create({ email, name: 'Ana Maria Teste', locale: 'pt', passwordHash }));
  for (const [path, body] of Object.entries(calls)) {
    if (!(await takesAsLong(path, body, known))) isFine = false;
  }
} finally {
  await api.stop();
  await cluster.stop();
}
// Not by `exitCode`: the package that runs PostgreSQL ends the process itself, with 0.
process.exit(isFine ? 0 : 1);

/** False where the medians are further apart than 2 ms and 5 %. */
async function takesAsLong(path: string, body: object, known: readonly string[]): Promise<boolean> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const ask = async (kind: keyof typeof times, email: string) => {
    const began = performance.now();
    const { status } = await api.send(path, { ...body, email });
    times[kind].push(performance.now() - began);
    if (status !== (path === '/login' ? 401 : 200)) throw new Error(`${path} answered ${status}`);
  };
  for (const [round, email] of known.entries()) {
    const both = [() => ask('known', email), () => ask('unknown', anEmail())];
    // Each goes first as often as the other.
    for (const one of round % 2 ? both : both.reverse()) await one();
  }
  const medians = { known: percentile(times.known, 50), unknown: percentile(times.unknown, 50) };
  const apart = Math.abs(medians.known - medians.unknown);
  console.log(`${path}: known ${inMs(medians.known)}, unknown ${inMs(medians.unknown)}, apart ${inMs(apart)}`);
  return apart < Math.max(2, 0.05 * Math.max(medians.known, medians.unknown));
}
