import { execFileSync } from 'node:child_process';
import { ownInstallation } from './rehearsal/own-installation.ts';
import { root } from './stack/folders.ts';

/** `pnpm drill:release`, `pnpm drill:failover` and `pnpm drill:alerts`, as root on a Debian for trying things out: a rehearsal from nothing to its end. */
// Before the last change of what visitors meet: two versions that share their images would show nothing.
const changed = execFileSync('git', ['log', '-1', '--format=%h', '--', 'core', 'site', 'worker'], { cwd: root, encoding: 'utf8' }).trim();
const before = `${changed}^`;
const drills: Record<string, string[]> = {
  release: [
    `deploy/images/build ${before} && deploy/images/build HEAD`,
    `deploy/settings rehearsal && deploy/up ${before}`,
    `pnpm rehearsal:release HEAD ! ${before}`,
  ],
  alerts: ['deploy/images/build HEAD', 'deploy/settings rehearsal && deploy/up HEAD', 'pnpm rehearsal:alerts'],
  failover: [
    'deploy/images/build HEAD',
    'deploy/settings rehearsal && deploy/up HEAD && deploy/database/standby 2',
    'pnpm rehearsal:failover && deploy/database/standby 1',
  ],
};
const [name = ''] = process.argv.slice(2);
const steps = drills[name];
if (!steps) throw new Error(`one of: ${Object.keys(drills).join(', ')}`);
const installation = await ownInstallation(name);
try {
  for (const commands of steps)
    if (!(await installation.run(root, commands))) {
      process.exitCode = 1;
      break;
    }
} finally {
  await installation.forget(root);
}
