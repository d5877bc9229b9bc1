import { queues } from '@clinic/core/adapters/dbos/application';
import { DBOS } from '@dbos-inc/dbos-sdk';

/** Strangers start these, and each asks the clinic. */
const codesAtOnce = 4;

/** So many wait at once while the CRM is away; the others wait in the queue. */
const crmCallsAtOnce = 8;
/** Each keeps the scanner and a processor busy. */
const documentsAtOnce = 2;

/**
 * How much of each kind of work this worker does at once, and how soon it sees what is new: looking costs, also where nothing is, so
 * only what a patient waits for on his screen is looked for often. Places cost no connection while they wait.
 */
export async function openQueues(bookingsAtOnce: number): Promise<void> {
  const open = (queue: keyof typeof queues, everyMs: number, places: { workerConcurrency?: number; globalConcurrency?: number } = {}) =>
    DBOS.registerQueue(queues[queue], { ...places, minPollingIntervalMs: everyMs, onConflict: 'always_update' });
  await open('mail', 250);
  await open('publishing', 500);
  await open('search', 500, { globalConcurrency: 1 });
  await open('booking', 100, { workerConcurrency: bookingsAtOnce });
  await open('money', 200, { workerConcurrency: bookingsAtOnce });
  await open('timers', 1_000, { workerConcurrency: bookingsAtOnce });
  await open('codes', 500, { workerConcurrency: codesAtOnce });
  await open('crm', 1_000, { workerConcurrency: crmCallsAtOnce });
  await open('documents', 1_000, { workerConcurrency: documentsAtOnce });
  await open('unhurried', 1_000, { workerConcurrency: bookingsAtOnce });
}
