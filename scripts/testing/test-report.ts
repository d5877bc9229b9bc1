import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../stack/folders.ts';

export type TestLine = { name: string; seconds: number; state: 'passed' | 'failed' | 'skipped'; neededSecondTry: boolean };

export const reportFile = (name: string): string => path.join(root, 'test-results', `${name}.json`);

/** Vitest's own JSON does not say which tests passed only at their second try. */
export const testReport = (name: 'unit' | 'faults' | 'crowd'): Reporter => ({
  onTestRunEnd: (modules) => {
    const lines = modules.flatMap((module) => [...linesOf(module)]);
    mkdirSync(path.dirname(reportFile(name)), { recursive: true });
    writeFileSync(reportFile(name), JSON.stringify(lines));
  },
});

function* linesOf(module: TestModule): Generator<TestLine> {
  for (const test of module.children.allTests()) yield lineOf(module, test);
  // A file that cannot be loaded, or whose preparation failed, may have no failed test.
  if (module.errors().length > 0) yield { name: module.relativeModuleId, seconds: 0, state: 'failed', neededSecondTry: false };
}

function lineOf(module: TestModule, test: TestCase): TestLine {
  const { state } = test.result();
  const { duration = 0, flaky = false } = test.diagnostic() ?? {};
  return {
    name: `${module.relativeModuleId} > ${test.fullName}`,
    seconds: duration / 1_000,
    state: state === 'pending' ? 'failed' : state,
    neededSecondTry: flaky,
  };
}
