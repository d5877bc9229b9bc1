import { describe, expect } from 'vitest';
import { comebacks } from './room/crew.ts';
import { appointmentsAt, getsLetters } from './room/independent-reader.ts';
import { laterWork, prepareWork } from './room/later-work.ts';
import { submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();

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
  test.for(calls)('$work: $operation, $kind', async ({ work, operation, kind }, { room, workers }) => {
    await workers.current();
    const { begin, expectOutcome } = await prepareWork(room, work, times.next().value);
    await room.fault({ operation, kind, times: 1, ...(kind === 'slow' && { ms: 800 }) });
    await room.untilCalled(operation, begin);
    await workers.kill();
    await workers.comeBack(how);
    await expectOutcome();
  });
});

const endings = ['forget', 'record'] as const;
const works = Object.keys(laterWork) as (keyof typeof laterWork)[];

describe.for(comebacks)('%s after kill -9 when all was done', (how) => {
  describe.for(endings)('and its record: %s', (ending) => {
    test.for(works)('%s', async (work, { room, workers, pause }) => {
      await workers.current();
      const { begin, workflow, expectOutcome } = await prepareWork(room, work, times.next().value);
      const paused = await pause(workflow, 'all of it', begin);
      await workers.kill();
      await paused[ending]();
      await workers.comeBack(how);
      await expectOutcome();
    });

    test('tell', async ({ room, workers, pause }) => {
      await workers.current();
      const when = times.next().value;
      const asked = visit(when);
      const paused = await pause(`tell-${asked.id}-scheduled`, 'all of it', () => submit(room, asked));
      await workers.kill();
      await paused[ending]();
      await workers.comeBack(how);
      await getsLetters(room, asked.patient.email, ['scheduled']);
      expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(1);
    });
  });
});
