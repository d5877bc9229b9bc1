import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Rehearsal } from '../rehearsal.ts';
import { type Check, check } from './check.ts';

type Inspected = {
  Name: string;
  EffectiveCaps: string[] | null;
  Config: { User: string; Env: string[] };
  HostConfig: { ReadonlyRootfs: boolean; SecurityOpt: string[]; Memory: number; Privileged: boolean };
};
const run = promisify(execFile);

/** How each container was started, as podman tells it; and where it listens. */
export async function containerChecks({ settings }: Rehearsal): Promise<Check[]> {
  const options = (settings['PODMAN_OPTIONS'] ?? '').split(' ').filter(Boolean);
  const parts = ['site-1', 'site-2', 'worker-1', 'worker-2', 'backoffice-1', 'sandbox-1', 'mailbox-1'];
  const { stdout } = await run('podman', [...options, 'container', 'inspect', ...parts.map((part) => `${settings['NAME']}-${part}`)]);
  const checks = (JSON.parse(stdout) as Inspected[]).flatMap(({ Name, EffectiveCaps, Config, HostConfig }) => [
    check(`${Name} is not root`, Config.User === '10001:10001', Config.User),
    check(`${Name} cannot write its own root`, HostConfig.ReadonlyRootfs, HostConfig.ReadonlyRootfs),
    check(
      `${Name} has no capabilities and gains none`,
      !EffectiveCaps?.length && HostConfig.SecurityOpt.includes('no-new-privileges'),
      EffectiveCaps,
    ),
    check(
      `${Name} has no secret in its environment`,
      !Config.Env.some((line) => /^(?:\w*(?:PASSWORD|SECRET|KEY|KEYS)|DATABASE_URL)=/.test(line)),
      'a name of a secret',
    ),
  ]);
  const inner = [
    'SITE_PORT_1',
    'SITE_PORT_2',
    'BACKOFFICE_PORT',
    'WORKER_PORT_1',
    'WORKER_PORT_2',
    'SANDBOX_PORT',
    'MAILBOX_PORT',
    'SMTP_PORT',
    'DATABASE_PORT',
  ];
  const { stdout: listening } = await run('ss', ['-ltnH']);
  const places = listening.split('\n').flatMap((line) => line.trim().split(/\s+/)[3] ?? []);
  for (const name of inner) {
    const open = places.filter((place) => place.endsWith(`:${settings[name]}`) && !/^127\./.test(place));
    checks.push(check(`${name} is not to be reached from outside`, open.length === 0, open.join()));
  }
  return checks;
}
