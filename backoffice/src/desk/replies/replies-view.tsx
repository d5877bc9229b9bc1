import type { AdminViewServerProps } from 'payload';
import { isManager } from '../../access/managers.ts';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { doneWords } from '../action-words.ts';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import type { PressOutcome } from '../outcome-note.tsx';
import { RepliesPage } from './replies-page.tsx';
import { repliesPath } from './reply-path.ts';
import { replyTroubleWords } from './reply-words.ts';

/** The texts that the desk answers with: everybody at the desk reads them, the management changes them. */
export async function DeskReplies(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  enterDesk(req.user, repliesPath);
  const replies = await (await deskOf(req.payload)).replies();
  return (
    <AdminFrame {...props}>
      <RepliesPage replies={replies} mayManage={isManager(req.user)} language={req.i18n.language} told={toldBy(props.searchParams)} />
    </AdminFrame>
  );
}

const done = ['replySaved', 'replyRestored', 'replyRemoved'] as const;

function toldBy(searchParams: AdminViewServerProps['searchParams']): PressOutcome {
  const trouble = (['notFound', 'nothingToDo'] as const).find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: replyTroubleWords[trouble], isTrouble: true };
  const act = done.find((kind) => kind === searchParams?.['feito']);
  return act ? { words: doneWords[act], isTrouble: false } : null;
}
