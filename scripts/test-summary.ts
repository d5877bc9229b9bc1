import { readFile } from 'node:fs/promises';
import { reportFile, type TestLine } from './testing/test-report.ts';

type Tried = { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { duration: number }[] };
type Suite = { file: string; suites?: Suite[]; specs: { title: string; tests: Tried[] }[] };

const read = async <T>(name: string) => JSON.parse(await readFile(reportFile(name), 'utf8')) as T;
const shown = 20;

/** Playwright's own report, whose suites lie within suites. */
function journeysOf({ file, suites = [], specs }: Suite): TestLine[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }): TestLine => {
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1_000;
      const state = status === 'unexpected' ? 'failed' : status === 'skipped' ? 'skipped' : 'passed';
      return { name: `e2e/${file} > ${title}`, seconds, state, neededSecondTry: status === 'flaky' };
    }),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** Adds up all runners, so that the last line of a run says how much was really tested, after what was slow and what was not sure. */
const { suites } = await read<{ suites: Suite[] }>('e2e');
const runners = {
  'unit tests': await read<TestLine[]>('unit'),
  faults: [...(await read<TestLine[]>('faults')), ...(await read<TestLine[]>('crowd'))],
  journeys: suites.flatMap(journeysOf),
};
for (const [runner, tests] of Object.entries(runners)) {
  console.log(`\nThe slowest ${runner}:`);
  for (const { seconds, name } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
const all = Object.values(runners).flat();
const unsure = all.filter(({ neededSecondTry }) => neededSecondTry);
if (unsure.length > 0) console.log(`\nPassed only at the second try (${unsure.length}):`);
for (const { name } of unsure) console.log(`  ${name}`);
const count = (state: TestLine['state']) => all.filter((test) => test.state === state).length;
console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0;
