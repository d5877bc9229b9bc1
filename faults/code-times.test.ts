import { expect } from 'vitest';
import { inMs, percentile } from '../scripts/load/percentile.ts';
import { builtSite } from './harness/built-site.ts';
import { test } from './harness/harness-test.ts';
import { knownAtTheClinic } from './harness/known-at-the-clinic.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { wizardVisitor } from './harness/wizard-visitor.ts';

const times = bookableTimes();
const rounds = 200;

/** Slow, so not a part of CI: there the same statements and the same work are shown instead (`code-store.integration.test.ts`). */
test(`${rounds} requests for a code take as long for a contact that the clinic knows as for one that it does not`, async ({ harness }) => {
  await builtSite();
  const { address: site } = await harness.startSite();
  const origin = harness.settings['SITE_ORIGIN'] ?? '';
  const ask = async (email: string): Promise<number> => {
    const visitor = wizardVisitor({ site, origin });
    const began = performance.now();
    const { status } = await visitor.askToBeKnown(email, ['1961', '04', '25']);
    const ms = performance.now() - began;
    expect(status).toBe(303);
    return ms;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { patient } = visit(times.next().value);
    await knownAtTheClinic(harness, patient);
    const both = [
      () => ask(patient.email).then((ms) => known.push(ms)),
      () => ask(`ninguem${round}@exemplo.pt`).then((ms) => unknown.push(ms)),
    ];
    // Each goes first as often as the other.
    for (const one of round % 2 ? both : both.reverse()) await one();
  }
  const medians = [percentile(known, 50), percentile(unknown, 50)] as const;
  console.table({ known: inMs(medians[0]), unknown: inMs(medians[1]) });
  expect(Math.abs(medians[0] - medians[1])).toBeLessThan(Math.max(2, 0.05 * Math.max(...medians)));
});
