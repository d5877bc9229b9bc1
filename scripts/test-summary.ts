import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './stack/folders.ts';

type Unit = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type Journeys = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const report = async <T>(name: string) => JSON.parse(await readFile(path.join(root, 'test-results', name), 'utf8')) as T;

/** Adds up all runners, so that the last line of a run says how much was really tested. */
const unit = await report<Unit>('unit.json');
const faults = await report<Unit>('faults.json');
const { stats } = await report<Journeys>('e2e.json');
const passed = unit.numPassedTests + faults.numPassedTests + stats.expected + stats.flaky;
const failed = unit.numFailedTests + faults.numFailedTests + stats.unexpected;
if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed only at the second try`);
console.log(`${passed} passed, ${failed} failed, ${unit.numPendingTests + faults.numPendingTests + stats.skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
