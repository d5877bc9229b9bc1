import { readWaitingList } from '@clinic/core/desk/waiting/waiting-desk';
import type { AdminViewServerProps } from 'payload';
import { AdminFrame } from '../../components/admin-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { waitingDeskOf } from './waiting-endpoint.ts';
import { toldByPress, WaitingListView } from './waiting-page.tsx';
import { waitingPath } from './waiting-path.ts';

/** Who waits for an earlier hour, and which hours are being offered. */
export async function DeskWaiting(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, waitingPath);
  const sources = { desk: await waitingDeskOf(req.payload), store: await deskOf(req.payload) };
  const list = await readWaitingList(sources, staff, new Date());
  return (
    <AdminFrame {...props}>
      <WaitingListView list={list} language={req.i18n.language} told={toldByPress(props.searchParams?.['erro'])} />
    </AdminFrame>
  );
}
