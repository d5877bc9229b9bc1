import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, root } from './folders.ts';
import { run } from './running.ts';

type Build = { folder: 'site' | 'backoffice'; result: string };
const builds: Build[] = [
  { folder: 'site', result: 'site/build/server/index.js' },
  { folder: 'backoffice', result: 'backoffice/.next/standalone/backoffice/server.js' },
];

/** Builds what changed since the last time; a build is 1 minute, finding out is not. */
export async function buildWhatChanged(
  settings: NodeJS.ProcessEnv,
  log: (text: string) => void,
  wanted: readonly Build['folder'][] = ['site', 'backoffice'],
) {
  await mkdir(dataDir, { recursive: true });
  const asked = builds.filter(({ folder }) => wanted.includes(folder));
  await Promise.all(
    asked.map(async ({ folder, result }) => {
      const stampFile = path.join(dataDir, `built-${folder}`);
      const stamp = await fingerprint([folder, 'core', 'metrics', 'pnpm-lock.yaml']);
      const last = await readFile(stampFile, 'utf8').catch(() => '');
      if (last === stamp && existsSync(path.join(root, result))) return;
      await run(folder, 'pnpm', ['run', 'build'], { ...settings, NODE_ENV: 'production' });
      await writeFile(stampFile, stamp);
      log(`${folder} built`);
    }),
  );
}

const made = /(?:^|\/)(?:node_modules|\.next|\.react-router|build|test-results)(?:\/|$)|next-env\.d\.ts|\.tsbuildinfo$/;

async function fingerprint(places: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    const files = (await stat(path.join(root, place))).isFile() ? [place] : [];
    if (files.length === 0)
      for await (const name of glob('**/*', { cwd: path.join(root, place), exclude: (name) => made.test(String(name)) }))
        files.push(path.join(place, name));
    for (const file of files.sort()) {
      const { size, mtimeMs } = await stat(path.join(root, file));
      if (!made.test(file)) hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
