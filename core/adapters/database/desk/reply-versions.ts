import type { Reply, ReplyStore, ReplyTransaction } from '../../../desk/replies/reply.ts';
import type { DeskDatabase } from './desk-tables.ts';

const byTitle = (one: Reply, other: Reply) => one.current.title.localeCompare(other.current.title, 'pt');

export const replyStore = (db: DeskDatabase): ReplyStore => ({
  replies: async () => {
    const versions = await db.selectFrom('replyVersions').selectAll().orderBy('id', 'desc').execute();
    const replies = [...Map.groupBy(versions, ({ replyId }) => replyId).values()].flatMap(([current, ...before]) =>
      current ? [{ current, before }] : [],
    );
    return replies.sort(byTitle);
  },
});

export const replyTransaction = (db: DeskDatabase): ReplyTransaction => ({
  addReplyVersion: async (version) => void (await db.insertInto('replyVersions').values(version).execute()),
  readReplyVersion: async (replyId, versionId) =>
    (await db.selectFrom('replyVersions').selectAll().where('id', '=', versionId).where('replyId', '=', replyId).executeTakeFirst()) ??
    null,
  readReply: async (replyId) =>
    (await db.selectFrom('replyVersions').selectAll().where('replyId', '=', replyId).orderBy('id', 'desc').limit(1).executeTakeFirst()) ??
    null,
});
