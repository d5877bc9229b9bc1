import type { StaffMember } from '@clinic/core/desk/desk-store';
import type { PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';

/** Whoever is signed in, if bookings are their work. */
export function staffMemberOf(user: PayloadRequest['user']): StaffMember | null {
  if (!user || !isDesk(user)) return null;
  return { id: Number(user.id), name: user.nome || user.email };
}
