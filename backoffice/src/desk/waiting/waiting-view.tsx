import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import { readOfferable } from '@clinic/core/desk/waiting/offer-by-desk';
import { readWaitingList } from '@clinic/core/desk/waiting/waiting-desk';
import type { AdminViewServerProps } from 'payload';
import { DeskFrame } from '../desk-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { waitingSourcesOf } from './waiting-endpoint.ts';
import { toldByPress, WaitingListView } from './waiting-page.tsx';
import { waitingPath } from './waiting-path.ts';

/** Who waits for an earlier hour, and which hours are being offered. */
export async function DeskWaiting(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, waitingPath);
  const now = new Date();
  const sources = await waitingSourcesOf(req.payload);
  const list = await readWaitingList({ ...sources, store: await deskOf(req.payload) }, staff, now);
  // The list is shown all the same: who waits does not depend on the clinic's program.
  const free = await readOfferable(sources, list.waiting, now).catch((error: unknown) => {
    if (error instanceof ServiceUnavailable) return null;
    throw error;
  });
  return (
    <DeskFrame {...props}>
      <WaitingListView
        list={list}
        free={free}
        figures={sources.figures}
        language={req.i18n.language}
        told={toldByPress(props.searchParams)}
      />
    </DeskFrame>
  );
}
