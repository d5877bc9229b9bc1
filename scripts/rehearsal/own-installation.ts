import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

/** A folder for an installation that is only tried out, the settings with which `deploy` puts it there, and its end. */
export async function ownInstallation(name: string) {
  const folder = await mkdtemp(`/var/tmp/clinic-${name}-`);
  // PostgreSQL and the scanner run as users of their own, and their sockets lie below it.
  await chmod(folder, 0o755);
  const at = (part: string) => path.join(folder, part);
  const settings: Record<string, string> = {
    ...{ CLINIC_ETC: at('etc'), CLINIC_VAR: at('var'), LOG_DIR: at('log'), BACKUP_DIR: at('backup'), DEBIAN_FRONTEND: 'noninteractive' },
    // Where systemd is not the first process, podman needs another runtime and a log of its own.
    ...(!existsSync('/run/systemd/system') && {
      LOG_DRIVER: 'k8s-file',
      PODMAN_OPTIONS: '--runtime runc --cgroup-manager=cgroupfs',
      PODMAN_RUN_OPTIONS: '--ulimit nofile=4096:4096 --ulimit nproc=4096:4096',
    }),
  };
  /** In a shell that ends at the first command that fails. */
  const run = async (where: string, commands: string): Promise<boolean> => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
      ...{ cwd: where, env: { ...process.env, ...settings }, stdio: ['ignore', 'inherit', 'inherit'] as const },
    });
    return (await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))) === 0;
  };
  return {
    at,
    run,
    forget: async (repository: string) => {
      if (existsSync(at('etc/clinic.env'))) await run(repository, 'deploy/down --forget');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
