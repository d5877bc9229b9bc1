import { hkdfSync } from 'node:crypto';
import type { DataKey } from './data-keys.ts';

const derived = new WeakMap<DataKey, Map<string, Buffer>>();

/** A key of its own for each purpose. Purposes are few and deriving costs more than encrypting, so each is derived once. */
export function deriveKey(key: DataKey, purpose: string): Buffer {
  const known = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, known);
  const found = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', key.secret, '', purpose, 32));
  known.set(purpose, found);
  return found;
}
