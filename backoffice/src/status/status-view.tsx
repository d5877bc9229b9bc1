import type { AdminViewServerProps } from 'payload';
import { enterDesk } from '../desk/enter-desk.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { readStatus } from './read-status.ts';
import { StatusPage } from './status-page.tsx';
import { statusPath } from './status-path.ts';

/** What works, what waits, since when: numbers alone, so that nothing of a patient is opened by looking. */
export async function SystemStatus(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  enterDesk(req.user, statusPath);
  const now = new Date();
  return (
    <AdminFrame {...props}>
      <StatusPage lines={await readStatus(req.payload, now)} now={now} language={req.i18n.language} />
    </AdminFrame>
  );
}
