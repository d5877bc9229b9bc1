import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { keysInUse } from '@clinic/core/adapters/database/secrets/keys-in-use';
import { reEncrypt } from '@clinic/core/adapters/database/secrets/re-encrypt';
import { type DataKeys, dataKeys } from '@clinic/core/secrets/data-keys';

/**
 * `pnpm rotate-keys`: puts everything that DATA_KEYS protects under the first of them, and says whether the others may go. May be
 * broken off and started again at any time, beside a running system. The steps around it: docs/data-protection.md.
 */
async function rotateKeys(databaseUrl: string, keys: DataKeys, print: (line: string) => void): Promise<boolean> {
  const pool = createPool(databaseUrl, () => {});
  try {
    for (const { table, read, changed, refused } of await reEncrypt(pool, keys)) {
      print(`${table}: ${read} read, ${changed} put under key "${keys[0].id}"`);
      for (const reason of new Set(refused)) print(`  ${refused.filter((other) => other === reason).length} left: ${reason}`);
    }
    const others = (await keysInUse(createDatabase(pool))).filter(({ key }) => key !== keys[0].id);
    for (const { place, key, count } of others) print(`${place}: ${count} still under ${key === null ? 'no key' : `key "${key}"`}`);
    return others.length === 0;
  } finally {
    await pool.end();
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
const databaseUrl = process.env['DATABASE_URL'] ?? fail('DATABASE_URL is not set');
const keys = dataKeys.safeParse(process.env['DATA_KEYS'] ?? '');
if (!keys.success) fail('DATA_KEYS: must be id:key pairs with different ids, each key 32 bytes in base64, the newest first');
else if (await rotateKeys(databaseUrl, keys.data, print))
  print(
    `Everything stands under key "${keys.data[0].id}": older keys may be removed a year after the last newsletter that was sent under them.`,
  );
else fail('Keep the older keys: something above still needs them. What drafts and codes hold is gone within two days.');
