import { randomBytes } from 'node:crypto';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import { scramble } from './training/scramble.ts';

/**
 * `pnpm scramble`: makes a copy of the clinic's database one for training; deploy/training makes the copy and calls this. DATABASE_URL is the
 * copy, whose name must end in `_training`: what is there is replaced for good. DATA_KEYS are the clinic's, TRAINING_DATA_KEYS those of the training.
 */
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
const databaseUrl = process.env['DATABASE_URL'] ?? fail('DATABASE_URL is not set');
if (!new URL(databaseUrl).pathname.endsWith('_training')) fail('the name of the database does not end in _training: refused');
const read = (name: string) => {
  const keys = dataKeys.safeParse(process.env[name] ?? '');
  return keys.success ? keys.data : fail(`${name}: must be id:key pairs`);
};
const keys = { clinic: read('DATA_KEYS'), training: read('TRAINING_DATA_KEYS') };
if (keys.clinic.some(({ id }) => id === keys.training[0].id)) fail('the key of the training has the id of one of the clinic’s');
const password = process.env['TRAINING_PASSWORD'] ?? randomBytes(9).toString('base64url');
const { rows, originals, public: open, left, staff } = await scramble(databaseUrl, keys, password);
// Where something is left, its place, never itself.
if (left.length > 0) fail(`not scrambled: ${left.length} values are left, in ${[...new Set(left.map(({ table }) => table))].join(', ')}`);
console.log(
  `scrambled: ${rows} rows, ${originals} values looked for and none found, ${open} of them only where they do not stand on public pages`,
);
console.log(`staff, password ${password}: ${staff.map(({ email, role }) => `${email} (${role})`).join(', ')}`);
