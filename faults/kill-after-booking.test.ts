import { describe, expect } from 'vitest';
import { test } from './harness/harness-test.ts';
import { laterWork, prepareWork } from './harness/later-work.ts';
import { appointmentsAt, getsLetters } from './harness/outside-state.ts';
import { isLeft, theEnd } from './harness/pause-recording.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { comebacks } from './harness/worker-pool.ts';

const times = bookableTimes();

const calls = [
  { work: 'giveUpUnpaid', operation: 'easypay.read', kind: 'hang' },
  { work: 'giveUpUnpaid', operation: 'easypay.cancel', kind: 'hang' },
  { work: 'giveUpUnpaid', operation: 'easypay.cancel', kind: 'slow' },
  { work: 'giveUpUnpaid', operation: 'appointmentUnschedule', kind: 'hang' },
  { work: 'giveUpUnpaid', operation: 'appointmentUnschedule', kind: 'slow' },
  { work: 'release', operation: 'appointmentUnschedule', kind: 'hang' },
  { work: 'release', operation: 'appointmentUnschedule', kind: 'slow' },
  { work: 'settlePayment', operation: 'easypay.read', kind: 'hang' },
  { work: 'rebook', operation: 'appointmentCreate', kind: 'hang' },
  { work: 'rebook', operation: 'appointmentCreate', kind: 'slow' },
] as const;

describe.for(comebacks)('%s after kill -9 during a call', (how) => {
  test.for(calls)('$work: $operation, $kind', async ({ work, operation, kind }, { harness, workers }) => {
    await workers.current();
    const { begin, expectOutcome } = await prepareWork(harness, work, times.next().value);
    await harness.fault({ operation, kind, times: 1, ...(kind === 'slow' && { ms: 800 }) });
    await harness.untilCalled(operation, begin);
    await workers.kill();
    await workers.comeBack(how);
    await expectOutcome();
  });
});

const endings = ['forget', 'record'] as const;
const works = Object.keys(laterWork) as (keyof typeof laterWork)[];

describe.for(comebacks)('%s after kill -9 when all was done', (how) => {
  describe.for(endings)('and its record: %s', (ending) => {
    test.for(works)('%s', async (work, { harness, workers, pause }) => {
      await workers.current();
      const { begin, workflow, expectOutcome } = await prepareWork(harness, work, times.next().value);
      const paused = await pause(workflow, theEnd, begin);
      await workers.kill();
      await paused[ending]();
      await workers.comeBack(how);
      await expectOutcome();
    });

    test.for([isLeft, theEnd])('tell: %s', async (moment, { harness, workers, pause }) => {
      await workers.current();
      const when = times.next().value;
      const asked = visit(when);
      const paused = await pause(`tell-${asked.id}-scheduled`, moment, () => submit(harness, asked));
      await workers.kill();
      await paused[ending]();
      await workers.comeBack(how);
      await getsLetters(harness, asked.patient.email, ['scheduled']);
      expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
    });
  });
});
