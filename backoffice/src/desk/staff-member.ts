import type { StaffMember } from '@clinic/core/desk/desk-store';
import type { PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';

/** The signed-in user, if their role may manage bookings. */
export function staffMemberOf(user: PayloadRequest['user']): StaffMember | null {
  const role = roleOf(user);
  if (!user || (role !== 'admin' && role !== 'balcao')) return null;
  return { id: Number(user.id), name: user.nome || user.email, role };
}
