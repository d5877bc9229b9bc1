import type { GlobalAfterChangeHook } from 'payload';
import { leavesOf } from './leaves-of.ts';
import type { PublishRule } from './publish-rule.ts';
import { refusalError } from './refusal-error.ts';
import { refusalsOf } from './refusals-of.ts';

/** As for collections: after the write, before its commit, in both languages. */
export const checkGlobal =
  (rules: PublishRule[]): GlobalAfterChangeHook =>
  async ({ doc, global, req }) => {
    if (doc._status !== 'published') return doc;
    const row = await req.payload.db.findGlobal<Record<string, unknown>>({ slug: global.slug, req });
    const refusals = await refusalsOf(rules, { slug: global.slug, id: undefined, leaves: [...leavesOf(global.fields, row ?? {})], req });
    if (refusals.length > 0) throw refusalError({ req, refusals, of: { global: global.slug } });
    return doc;
  };
