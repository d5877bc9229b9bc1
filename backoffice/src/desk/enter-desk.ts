import type { StaffMember } from '@clinic/core/desk/desk-store';
import { notFound, redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { deskPath } from './desk-path.ts';
import { staffMemberOf } from './staff-member.ts';

/** Payload does not protect custom views, so each must check access itself: anonymous users are sent to the login, editors get 404. */
export function enterDesk(user: PayloadRequest['user'], page = deskPath): StaffMember {
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(page)}`);
  return staffMemberOf(user) ?? notFound();
}
