import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateTypes } from 'payload/node';
import { expect, test } from 'vitest';
import { configure } from './configure.ts';
import { readEnv } from './env.ts';

test('payload-types.ts is of this content model: if not, run `pnpm --filter @clinic/backoffice run generate`', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'payload-types-'));
  try {
    const config = await configure(readEnv({ BACKOFFICE_TOOL: '1' }));
    const outputFile = path.join(folder, 'payload-types.ts');
    await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false });
    const [generated, committed] = await Promise.all(
      [outputFile, path.join(import.meta.dirname, 'payload-types.ts')].map((file) => readFile(file, 'utf8')),
    );
    expect(committed).toBe(generated);
  } finally {
    await rm(folder, { recursive: true });
  }
});
