import { describe } from 'vitest';
import { test } from './harness/harness-test.ts';
import { knownAtTheClinic } from './harness/known-at-the-clinic.ts';
import { expectOneOfEach } from './harness/one-of-each.ts';
import { isLeft, theEnd } from './harness/pause-recording.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { comebacks } from './harness/worker-pool.ts';

const times = bookableTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

/** `after`: the step on whose record the call follows, where an earlier step makes the same call. */
const calls = [
  { step: 'patient', operation: 'patients', kind: 'hang' },
  { step: 'patient', operation: 'patientCreate', kind: 'hang' },
  { step: 'patient', operation: 'patientCreate', kind: 'slow' },
  { step: 'conflict', operation: 'appointments', kind: 'hang' },
  { step: 'visit', operation: 'appointmentCreate', kind: 'hang' },
  { step: 'visit', operation: 'appointmentCreate', kind: 'slow' },
  { step: 'recheck', operation: 'appointments', kind: 'hang', after: 'visit' },
  { step: 'payment', operation: 'easypay.create', kind: 'hang' },
  { step: 'payment', operation: 'easypay.create', kind: 'slow' },
];

describe.for(comebacks)('%s after kill -9 during a call', (how) => {
  test.for(calls)('$step: $operation, $kind', async ({ step, operation, kind, after }, { harness, workers, pause }) => {
    await workers.current();
    const when = times.next().value;
    const asked = visit(when, paidAhead);
    if (step === 'conflict') await knownAtTheClinic(harness, asked.patient);
    const misbehave = () => harness.fault({ operation, kind, times: 1, ...(kind === 'slow' && { ms: 800 }) });
    const paused = after ? await pause(`book-${asked.id}`, after, () => submit(harness, asked)) : null;
    await misbehave();
    await harness.untilCalled(operation, () => paused?.record() ?? submit(harness, asked));
    await workers.kill();
    await workers.comeBack(how);
    await expectOneOfEach(harness, when, asked);
  });
});

/** After the last step on record: the transaction in which the payment is accepted, and the end of the work. */
const moments = [
  ...['patient', 'conflict', 'visit'].map((step) => ({ work: 'book', about: '', step })),
  { work: 'tell', about: '-paymentDetails', step: isLeft },
  { work: 'book', about: '', step: theEnd },
];
const endings = ['forget', 'record'] as const;

describe.for(comebacks)('%s after kill -9 when a step was done', (how) => {
  describe.for(endings)('and its record: %s', (ending) => {
    test.for(moments)('$work: $step', async ({ work, about, step }, { harness, workers, pause }) => {
      await workers.current();
      const when = times.next().value;
      const asked = visit(when, paidAhead);
      if (step === 'conflict') await knownAtTheClinic(harness, asked.patient);
      const paused = await pause(`${work}-${asked.id}${about}`, step, () => submit(harness, asked));
      await workers.kill();
      await paused[ending]();
      await workers.comeBack(how);
      await expectOneOfEach(harness, when, asked);
    });
  });
});

test('killed twice, the second time while it recovers', async ({ harness, workers, pause }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  const first = await pause(`book-${asked.id}`, 'visit', () => submit(harness, asked));
  await workers.kill();
  await first.forget();
  const second = await pause(`book-${asked.id}`, 'visit', () => workers.comeBack('restart'));
  await workers.kill();
  await second.forget();
  await harness.fault({ operation: 'appointments', kind: 'hang', times: 1 });
  await harness.untilCalled('appointments', () => workers.comeBack('takeover'));
  await workers.kill();
  await workers.comeBack('takeover');
  await expectOneOfEach(harness, when, asked);
});
