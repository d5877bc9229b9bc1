import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';

export type ThrowawayDatabase = { url: string; name: string; drop: () => Promise<void> };

/** For tests: a database of one's own, empty or copied from `template`. */
export async function createThrowawayDatabase(template = 'template1'): Promise<ThrowawayDatabase> {
  const name = `clinic_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
