import type { StaffMember } from '@clinic/core/desk/desk-store';
import { notFound, redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { deskPath } from './desk-path.ts';
import { staffMemberOf } from './staff-member.ts';

/** Payload shows a view of one's own to anybody, so each asks at its door: strangers sign in first, editors find nothing here. */
export function enterDesk(user: PayloadRequest['user']): StaffMember {
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(deskPath)}`);
  return staffMemberOf(user) ?? notFound();
}
