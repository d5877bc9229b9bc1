import { readSubscribers } from '@clinic/core/desk/newsletter/newsletter-desk';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { isManager } from '../../access/managers.ts';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { enterDesk } from '../enter-desk.ts';
import { newsletterDeskOf } from './newsletter-desk-of.ts';
import { newsletterPath } from './newsletter-path.ts';
import { SubscriberListView, toldIn } from './subscriber-list.tsx';

/** Who receives the newsletter, and what the desk does about it. */
export async function DeskNewsletter(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, newsletterPath);
  const asked = z.uuid().safeParse(props.searchParams?.['quem']).data ?? null;
  const list = await readSubscribers(await newsletterDeskOf(req.payload), staff, asked);
  return (
    <AdminFrame {...props}>
      <SubscriberListView list={list} language={req.i18n.language} told={toldIn(props.searchParams)} mayExport={isManager(req.user)} />
    </AdminFrame>
  );
}
