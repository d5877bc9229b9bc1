import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThrowawayDatabase } from './throwaway-database.ts';
import { unsafeLogSettings } from './unsafe-log-settings.ts';

let database: Awaited<ReturnType<typeof createThrowawayDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createThrowawayDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
});

test('a server that would write rows into its log is named', async () => {
  await client.query("set log_error_verbosity = 'default'; set log_parameter_max_length = -1; set log_parameter_max_length_on_error = 0");
  expect((await unsafeLogSettings(client)).toSorted()).toEqual(['log_error_verbosity', 'log_parameter_max_length']);
});

test('one that writes the error alone is not', async () => {
  await client.query("set log_error_verbosity = 'terse'; set log_parameter_max_length = 0; set log_parameter_max_length_on_error = 0");
  expect(await unsafeLogSettings(client)).toEqual([]);
});
