import { withoutControls } from '@clinic/core/http/plain-text';
import type { CollectionConfig, GlobalConfig } from 'payload';

/** Every text in what was sent, without characters that no keyboard types. Files and dates stay as they are. */
export function stripControlCharacters(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(stripControlCharacters);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, stripControlCharacters(inside)]));
}

/** Before anything reads it: PostgreSQL stores no U+0000 and would tell its log about it. */
function stripSentTexts({ args }: { args?: unknown }): void {
  if (args && typeof args === 'object' && 'data' in args) args.data = stripControlCharacters(args.data);
}

export const withStrippedTexts = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [stripSentTexts, ...(collection.hooks?.beforeOperation ?? [])] },
});

export const withStrippedGlobalTexts = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: [stripSentTexts, ...(global.hooks?.beforeOperation ?? [])] },
});
