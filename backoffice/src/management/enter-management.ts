import type { StaffMember } from '@clinic/core/desk/desk-store';
import { notFound, redirect } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { managerOf } from '../desk/staff-member.ts';

/** As `enterDesk`, for managers and administrators. */
export function enterManagement(user: PayloadRequest['user'], page: string): StaffMember {
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(page)}`);
  return managerOf(user) ?? notFound();
}
