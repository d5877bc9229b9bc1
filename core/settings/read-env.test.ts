import { expect, test } from 'vitest';
import { z } from 'zod';
import { databaseUrl, parseEnv, port } from './read-env.ts';

const schema = z.object({ DATABASE_URL: databaseUrl, PORT: port(3000) });

test('fills in what is usual', () => {
  expect(parseEnv('site', schema, { DATABASE_URL: 'postgres://127.0.0.1/clinic' })).toEqual({
    DATABASE_URL: 'postgres://127.0.0.1/clinic',
    PORT: 3000,
  });
});

test('names every setting that is wrong, and quotes none', () => {
  const start = () => parseEnv('site', schema, { DATABASE_URL: 'mysql://secret', PORT: 'x' });
  expect(start).toThrow(/The site cannot start.*DATABASE_URL.*PORT/s);
  expect(start).not.toThrow(/secret/);
});
