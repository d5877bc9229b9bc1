import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a command that uses the local system ends with the status that it set', () => {
  const program = `await import(${JSON.stringify(path.join(import.meta.dirname, 'settings.ts'))}); process.exitCode = 3;`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(3);
});
