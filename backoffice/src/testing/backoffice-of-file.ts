import { afterAll, beforeAll } from 'vitest';
import { type Options, startTestBackoffice, type TestBackoffice } from './test-backoffice.ts';

/** One back office for all tests of a file: there from the first on, gone after the last. */
export function backofficeOfFile(options?: Options): TestBackoffice {
  const backoffice = {} as TestBackoffice;
  beforeAll(async () => {
    Object.assign(backoffice, await startTestBackoffice(options));
  });
  afterAll(() => backoffice.stop());
  return backoffice;
}
