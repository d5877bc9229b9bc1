import type { Locale } from '../../kernel/locale.ts';

/** What a ready answer says, in both languages. */
export type ReplyWords = { title: string } & Record<Locale, string>;

/** `isRemoved`: no longer offered; its history stays. */
export type ReplyVersion = ReplyWords & { id: string; replyId: string; isRemoved: boolean; writtenAt: Date; writtenBy: string };

/** How a reply stands, and what it was before, the newest first. */
export type Reply = { current: ReplyVersion; before: ReplyVersion[] };

export type ReplyStore = {
  /** All of them, with those that were removed, by title. */
  replies(): Promise<Reply[]>;
};
export type ReplyTransaction = {
  /** Another version, which from now on is how the reply stands. */
  addReplyVersion(version: Omit<ReplyVersion, 'id' | 'writtenAt'>): Promise<void>;
  /** Null where it is of another reply. */
  readReplyVersion(replyId: string, versionId: string): Promise<ReplyVersion | null>;
  /** How it stands; null where there is none. */
  readReply(replyId: string): Promise<ReplyVersion | null>;
};
