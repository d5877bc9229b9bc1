import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk';

/**
 * DBOS and nothing else: the workflows and steps that one booking of a new patient paid at the clinic has, each asked for where
 * ours asks for it, all of them empty.
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
const register = (name: string, steps: Record<string, (id: string) => Promise<unknown>>) =>
  DBOS.registerWorkflow(
    async (id: string) => {
      for (const [step, work] of Object.entries(steps)) await DBOS.runStep(async () => void (await work(id)), { name: step });
    },
    { name },
  );

register('book', {
  patient: nothing,
  visit: (id) => ask('recheck', id, 'timers'),
  recheck: nothing,
  announce: (id) => ask('tell', id, 'booking'),
});
register('tell', { 'all of it': (id) => Promise.all([ask('sendMail', id, 'mail'), ask('remind', id, 'timers')]) });
register('sendMail', { send: nothing, record: nothing });

DBOS.setConfig({ name: 'clinic', applicationVersion: 'v1', executorID: 'bare', systemDatabaseUrl: databaseUrl, runMigrations: false });
await DBOS.launch();
await DBOS.registerQueue('booking', { workerConcurrency: 12, minPollingIntervalMs: 50, onConflict: 'always_update' });
await DBOS.registerQueue('mail', { minPollingIntervalMs: 100, onConflict: 'always_update' });
process.send?.('ready');
