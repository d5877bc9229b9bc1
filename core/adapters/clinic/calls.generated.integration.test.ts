import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateCalls, generatedFile } from './generate-calls.ts';

test('the generated calls are those of the contract: if not, run `pnpm --filter @clinic/core clinic-calls`', async () =>
  expect(readFileSync(generatedFile, 'utf8')).toBe(await generateCalls()));
