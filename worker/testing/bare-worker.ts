import { DBOS } from '@dbos-inc/dbos-sdk';

/** DBOS and nothing else: as many workflows and steps as one booking paid at the clinic has, each of them empty. */
const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('DATABASE_URL is missing');

const nothing = async () => undefined;
DBOS.registerWorkflow(
  async (_id: string) => {
    for (const name of ['patient', 'conflict', 'visit', 'recheck', 'announce']) await DBOS.runStep(nothing, { name });
  },
  { name: 'book' },
);
DBOS.registerWorkflow(async (_id: string) => DBOS.runStep(nothing, { name: 'all of it' }), { name: 'tell' });
DBOS.registerWorkflow(async (_id: string) => DBOS.runStep(nothing, { name: 'send' }), { name: 'sendMail' });

DBOS.setConfig({ name: 'clinic', applicationVersion: 'v1', executorID: 'bare', systemDatabaseUrl: databaseUrl, runMigrations: false });
await DBOS.launch();
await DBOS.registerQueue('booking', { workerConcurrency: 12, minPollingIntervalMs: 50, onConflict: 'always_update' });
process.send?.('ready');
