import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk';

/**
 * DBOS and nothing else: the workflows and the steps on record that one booking of a new patient paid at the clinic has, each asked for
 * where ours asks for it, all of them empty.
 */
const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('DATABASE_URL is missing');
const client = await DBOSClient.create({ systemDatabaseUrl: databaseUrl, applicationName: 'clinic' });

const nothing = async () => undefined;
const longAfterSeconds = 86_400;
const ask = (name: string, id: string, queue: string) =>
  client.enqueue<(id: string) => Promise<void>>(
    {
      workflowName: name,
      queueName: queue,
      workflowID: `bare-${name}-${id}`,
      appVersion: 'v1',
      ...(queue === 'timers' && { delaySeconds: longAfterSeconds }),
    },
    id,
  );
const step = (name: string, work: () => Promise<unknown> = nothing) => DBOS.runStep(async () => void (await work()), { name });

DBOS.registerWorkflow(
  async (id: string) => {
    await step('patient');
    await step('visit', () => ask('recheck', id, 'timers'));
    await ask('tell', id, 'booking');
  },
  { name: 'book' },
);
DBOS.registerWorkflow(
  async (id: string) => void (await Promise.all([ask('sendMail', id, 'mail'), ask('text', id, 'unhurried'), ask('remind', id, 'timers')])),
  { name: 'tell' },
);
DBOS.registerWorkflow((_id: string) => nothing(), { name: 'text' });
DBOS.registerWorkflow(async (_id: string) => step('send'), { name: 'sendMail' });

DBOS.setConfig({ name: 'clinic', applicationVersion: 'v1', executorID: 'bare', systemDatabaseUrl: databaseUrl, runMigrations: false });
await DBOS.launch();
await DBOS.registerQueue('booking', { workerConcurrency: 12, minPollingIntervalMs: 50, onConflict: 'always_update' });
await DBOS.registerQueue('unhurried', { workerConcurrency: 12, minPollingIntervalMs: 1_000, onConflict: 'always_update' });
await DBOS.registerQueue('mail', { minPollingIntervalMs: 100, onConflict: 'always_update' });
process.send?.('ready');
