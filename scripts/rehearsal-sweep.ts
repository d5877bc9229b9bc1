import { openRehearsal } from './rehearsal/rehearsal.ts';
import { containerChecks } from './rehearsal/sweep/containers.ts';
import { cookieChecks } from './rehearsal/sweep/cookies.ts';
import { doorChecks } from './rehearsal/sweep/doors.ts';
import { headerChecks } from './rehearsal/sweep/headers.ts';
import { tlsChecks } from './rehearsal/sweep/tls.ts';

/** `pnpm rehearsal:sweep`, beside a rehearsal of `deploy/up`: headers, TLS, cookies, doors and containers, as somebody outside meets them. */
const rehearsal = await openRehearsal();
const groups = { headers: headerChecks, tls: tlsChecks, cookies: cookieChecks, doors: doorChecks, containers: containerChecks };
const counts: string[] = [];
for (const [group, look] of Object.entries(groups)) {
  const checks = await look(rehearsal);
  const wrong = checks.filter(({ isSo }) => !isSo);
  for (const { what, saw } of wrong) console.log(`wrong: ${what} (${saw})`);
  counts.push(`${group} ${checks.length - wrong.length} of ${checks.length}`);
  if (wrong.length > 0 || checks.length === 0) process.exitCode = 1;
}
console.log(`sweep: ${counts.join(', ')}`);
