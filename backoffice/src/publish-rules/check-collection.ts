import type { CollectionAfterChangeHook, CollectionAfterOperationHook } from 'payload';
import { leavesOf } from './leaves-of.ts';
import type { PublishRule } from './publish-rule.ts';
import { refusalError } from './refusal-error.ts';
import { refusalsOf } from './refusals-of.ts';

const contextKey = 'refusedPublication';

/**
 * After the write and before its commit: only then is there one row with the words of both languages, and an error
 * takes the write back. A draft is never asked.
 */
const afterChange =
  (rules: PublishRule[]): CollectionAfterChangeHook =>
  async ({ collection, context, doc, req }) => {
    if (doc._status !== 'published' || doc.deletedAt) return doc;
    const row = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
      collection: collection.slug,
      req,
      where: { id: { equals: doc.id } },
    });
    const leaves = [...leavesOf(collection.fields, row ?? {})];
    const refusals = await refusalsOf(rules, { slug: collection.slug, id: doc.id, leaves, req });
    if (refusals.length === 0) return doc;
    const error = refusalError({ req, refusals, of: { collection: collection.slug } });
    context[contextKey] = error;
    throw error;
  };

/** A change of many at once notes the error of each and commits all the same: one refusal refuses them all. */
const afterOperation: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation === 'update' && req.context[contextKey]) throw req.context[contextKey];
  return result;
};

export const checkCollection = (rules: PublishRule[]) => ({ afterChange: [afterChange(rules)], afterOperation: [afterOperation] });
