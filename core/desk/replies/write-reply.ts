import { withoutControls } from '../../http/plain-text.ts';
import { locales } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { inOneLine } from '../../personal-data/person-name.ts';
import type { DeskRequest } from '../desk-request.ts';
import { longestLetter, shortestLetter } from '../write-to-patient.ts';
import type { ReplyWords } from './reply.ts';
import { unknownPlaceholders } from './reply-placeholders.ts';

export const longestTitle = 80;

export type ReplyTrouble =
  | { kind: 'notFound' }
  | { kind: 'nothingToDo' }
  | { kind: 'noTitle' }
  /** Both languages are there, or it is not offered. */
  | { kind: 'wrongLength' }
  | { kind: 'unknownPlaceholder'; names: string[] };

type ReplyRequest = Omit<DeskRequest, 'bookingId'> & { replyId: string };

/** A new one, or another version of one. */
export const saveReply = async ({ store, staff, requestId, replyId }: ReplyRequest, typed: ReplyWords) => {
  const words = checkReply(typed);
  if (!words.ok) return words;
  const entry = { staff, bookingId: null, requestId, action: 'replySaved' as const, detail: { reply: replyId } };
  return store.act<ReplyTrouble>(entry, async (transaction) => {
    const { title, pt, en } = words.value;
    const before = await transaction.readReply(replyId);
    if (before && !before.isRemoved && before.title === title && before.pt === pt && before.en === en) return err({ kind: 'nothingToDo' });
    await transaction.addReplyVersion({ replyId, title, pt, en, isRemoved: false, writtenBy: staff.name });
    return ok('done' as const);
  });
};

/** Taken back: how it was before becomes another version, so that this can be taken back, too. */
export const restoreReply = ({ store, staff, requestId, replyId }: ReplyRequest, versionId: string) =>
  store.act<ReplyTrouble>(
    { staff, bookingId: null, requestId, action: 'replyRestored', detail: { reply: replyId, version: versionId } },
    async (transaction) => {
      const version = await transaction.readReplyVersion(replyId, versionId);
      if (!version) return err({ kind: 'notFound' });
      const { title, pt, en } = version;
      await transaction.addReplyVersion({ replyId, title, pt, en, isRemoved: false, writtenBy: staff.name });
      return ok('done' as const);
    },
  );

export const removeReply = ({ store, staff, requestId, replyId }: ReplyRequest) =>
  store.act<ReplyTrouble>(
    { staff, bookingId: null, requestId, action: 'replyRemoved', detail: { reply: replyId } },
    async (transaction) => {
      const current = await transaction.readReply(replyId);
      if (!current) return err({ kind: 'notFound' });
      if (current.isRemoved) return err({ kind: 'nothingToDo' });
      const { title, pt, en } = current;
      await transaction.addReplyVersion({ replyId, title, pt, en, isRemoved: true, writtenBy: staff.name });
      return ok('done' as const);
    },
  );

export function checkReply({ title: typed, ...texts }: ReplyWords): Result<ReplyWords, ReplyTrouble> {
  const title = inOneLine(typed).slice(0, longestTitle);
  const read = (text: string) => withoutControls(text.replaceAll('\r\n', '\n')).trim();
  const [pt, en] = [read(texts.pt), read(texts.en)];
  if (title === '') return err({ kind: 'noTitle' });
  const words = { title, pt, en };
  if (locales.some((locale) => words[locale].length < shortestLetter || words[locale].length > longestLetter))
    return err({ kind: 'wrongLength' });
  const names = [...new Set(locales.flatMap((locale) => unknownPlaceholders(words[locale])))];
  return names.length > 0 ? err({ kind: 'unknownPlaceholder', names }) : ok(words);
}
