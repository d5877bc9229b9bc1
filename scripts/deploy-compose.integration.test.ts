import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './stack/folders.ts';

const parts = ['site-1', 'site-2', 'backoffice-1', 'worker-1', 'worker-2'];
const folder = mkdtempSync(path.join(tmpdir(), 'clinic-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);
const settings: Record<string, string> = {
  ...{ CLINIC_ETC: at('etc'), CLINIC_VAR: at('var'), SCANNER_DIR: at('scanner'), NAME: 'tried', LOG_DRIVER: 'journald' },
  ...{ SITE_PORT_1: '3100', SITE_PORT_2: '3101', BACKOFFICE_PORT: '3102', WORKER_PORT_1: '3103', WORKER_PORT_2: '3104' },
};
for (const made of ['etc', 'var/versions', 'scanner', 'bin']) mkdirSync(at(made), { recursive: true });
for (const part of parts) writeFileSync(at(`var/versions/${part}`), 'v1.1\n');
// In the place of podman: says what it was asked to run.
writeFileSync(at('bin/podman'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
chmodSync(at('bin/podman'), 0o755);

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const flags = new Set(['--replace', '--no-hosts', '--read-only']);

/** What `deploy/container`, which the unit starts, gives to podman, option by option; the image is the last. */
function runByUnit(part: string): { options: Map<string, string[]>; image: string } {
  const [name = '', number = ''] = part.split('-');
  const env = { ...settings, PATH: `${at('bin')}:${process.env['PATH']}` };
  const { stdout } = spawnSync(path.join(root, 'deploy/container'), [name, number], { env, encoding: 'utf8' });
  const [command, ...words] = stdout.trimEnd().split('\n');
  expect(command).toBe('run');
  const options = new Map<string, string[]>();
  for (let index = 0; index < words.length - 1; index += 1) {
    const word = words[index] ?? '';
    const [option = '', value] = word.split('=');
    const given = value ?? (flags.has(option) ? '' : (words[++index] ?? ''));
    options.set(option, [...(options.get(option) ?? []), given]);
  }
  return { options, image: words.at(-1) ?? '' };
}

type Service = Record<string, unknown> & { environment: Record<string, unknown>; volumes: string[]; tmpfs: string[]; cpu_shares: number };
const compose = () => {
  const known: Record<string, string> = { ...settings, VERSION: 'v1.1' };
  const filled = read('deploy/compose.yaml').replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
    (_, name: string, otherwise = '') => known[name] ?? otherwise,
  );
  return (parse(filled, { merge: true }) as { services: Record<string, Service> }).services;
};

const unit = (part: string) => read(`deploy/systemd/clinic-${part.split('-')[0]}@.service`);
const ofUnit = (part: string, setting: RegExp) => setting.exec(unit(part))?.[1] ?? '';

test('Compose runs the parts that the units run, and no other', () => {
  expect(Object.keys(compose()).toSorted()).toEqual(parts.toSorted());
  const target = read('deploy/systemd/clinic.target');
  for (const part of parts) expect(target).toContain(part.replace('-', '@'));
});

test.each(parts)('%s is the same container, whoever starts it', (part) => {
  const { options, image } = runByUnit(part);
  const service = compose()[part];
  if (!service) throw new Error(`no ${part}`);
  const one = (option: string) => options.get(option)?.[0];
  const said = {
    image: service['image'],
    '--name': service['container_name'],
    '--network': service['network_mode'],
    '--user': service['user'],
    '--cap-drop': service['cap_drop'],
    '--security-opt': service['security_opt'],
    '--read-only': service['read_only'],
    '--tmpfs': service.tmpfs,
    '--pids-limit': service['pids_limit'],
    '--memory': service['mem_limit'],
    '--log-driver': service['logging'],
    '--env-file': service['env_file'],
    '--pull': service['pull_policy'],
    '--env': Object.entries(service.environment)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted(),
    '--volume': service.volumes.toSorted(),
  };
  expect(said).toEqual({
    image,
    '--name': one('--name'),
    '--network': one('--network'),
    '--user': one('--user'),
    '--cap-drop': options.get('--cap-drop'),
    '--security-opt': options.get('--security-opt'),
    '--read-only': options.has('--read-only'),
    '--tmpfs': options.get('--tmpfs'),
    '--pids-limit': Number(one('--pids-limit')),
    '--memory': one('--memory'),
    '--log-driver': { driver: one('--log-driver') },
    '--env-file': one('--env-file'),
    '--pull': one('--pull'),
    '--env': options.get('--env')?.toSorted(),
    '--volume': options.get('--volume')?.toSorted(),
  });
  // Whoever adds an option to the containers of the units has to say here what Compose makes of it.
  const podmanAlone = ['--replace', '--no-hosts', '--read-only-tmpfs'];
  expect([...options.keys()].filter((option) => !(option in said) && !podmanAlone.includes(option))).toEqual([]);
});

test.each(parts)('%s has the same share of the machine and the same time to end', (part) => {
  const service = compose()[part];
  // Weights of systemd are a hundred where shares of Compose are 1024.
  expect(service?.cpu_shares).toBe((Number(ofUnit(part, /CPUWeight=(\d+)/)) * 1_024) / 100);
  expect(service?.['stop_grace_period']).toBe(`${ofUnit(part, /podman stop .*--time (\d+)/)}s`);
  expect(service?.['restart']).toBe(`${ofUnit(part, /Restart=(.+)/)}:${ofUnit(part, /StartLimitBurst=(\d+)/)}`);
});

test.each(parts)('%s: what wakes somebody, what slows it down and what ends it come in this order', (part) => {
  const [name = ''] = part.split('-');
  const megabytes = (text: string) => Number.parseInt(text, 10);
  const ends = megabytes(runByUnit(part).options.get('--memory')?.[0] ?? '');
  const [, told, share] = new RegExp(`job="${name}"\\} / (\\d+).*> ([\\d.]+) \\* 1024 \\* 1024`).exec(read('monitoring/alerts.yml')) ?? [];
  expect(Number(told), 'the alert knows the limit').toBe(ends);
  expect(ends * Number(share)).toBeLessThan(megabytes(ofUnit(part, /MemoryHigh=(\d+)M/)));
  expect(megabytes(ofUnit(part, /MemoryHigh=(\d+)M/))).toBeLessThan(ends);
  expect(ends).toBeLessThan(megabytes(ofUnit(part, /MemoryMax=(\d+)M/)));
});
