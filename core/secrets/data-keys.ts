import { z } from 'zod';

/** `id` is stored beside what the key protects, so that a value written under an old key can still be read. */
export type DataKey = { id: string; secret: Buffer };
/** The first key is used for everything new; the others only read what was written before a rotation. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

const keyBytes = 32;
const entry = /^([a-z0-9-]{1,16}):([A-Za-z0-9+/]+={0,2})$/;

/** `2026a:<32 bytes in base64>,2025b:<…>`: the newest first. */
export const dataKeys = z.string().transform((text, context): DataKeys => {
  const keys = text.split(',').map((part): DataKey | null => {
    const [, id, encoded = ''] = entry.exec(part.trim()) ?? [];
    const secret = Buffer.from(encoded, 'base64');
    return id && secret.length === keyBytes ? { id, secret } : null;
  });
  const valid = keys.filter((key) => key !== null);
  const [first, ...rest] = valid;
  if (first && valid.length === keys.length && new Set(valid.map(({ id }) => id)).size === keys.length) return [first, ...rest];
  context.addIssue({
    code: 'custom',
    message: 'must be id:key pairs with different ids, each key 32 bytes in base64, separated by commas',
  });
  return z.NEVER;
});
