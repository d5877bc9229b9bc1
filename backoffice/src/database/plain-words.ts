import { withoutControls } from '@clinic/core/http/plain-text';
import type { CollectionConfig, GlobalConfig } from 'payload';

/** Every text in what was sent, without what no keyboard types. Files and dates stay as they are. */
export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, plainTexts(inside)]));
}

/** Before anything reads it: PostgreSQL stores no U+0000 and would tell its log about it. */
function plainWords({ args }: { args?: unknown }): void {
  if (args && typeof args === 'object' && 'data' in args) args.data = plainTexts(args.data);
}

export const withPlainWords = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [plainWords, ...(collection.hooks?.beforeOperation ?? [])] },
});

export const withPlainGlobalWords = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: [plainWords, ...(global.hooks?.beforeOperation ?? [])] },
});
