import type { FieldHook } from 'payload';
import { readFacts } from './schedule-facts.ts';
import { settleTimers } from './schedule-timers.ts';

/** Under this name the request carries the scheduled change that makes the edit itself. */
export const runningChange = 'scheduledChange';

/** After every save, draft or not. The facts are read back: what the request selected may leave the times out. */
export const keepTimers: FieldHook<{ id: number }> = async ({ collection, context, originalDoc, req, value }) => {
  if (!collection || originalDoc?.id === undefined) return value;
  const { planned } = await readFacts(req, collection.slug, originalDoc.id);
  const running = context[runningChange];
  const document = { collection: collection.slug, id: originalDoc.id };
  await settleTimers(req, document, planned, typeof running === 'string' ? running : undefined);
  return value;
};
