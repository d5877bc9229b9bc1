import type { StaffMember } from '@clinic/core/desk/desk-store';
import type { PayloadRequest } from 'payload';
import { isManager } from '../access/managers.ts';
import { roleOf } from '../access/role.ts';

type User = PayloadRequest['user'];

/** The signed-in user, if their role may manage bookings. */
export function staffMemberOf(user: User): StaffMember | null {
  const role = roleOf(user);
  if (!user || role === null || role === 'editor' || role === 'medico') return null;
  return { id: Number(user.id), name: user.nome || user.email, role };
}

/** The same, if they answer for the clinic. */
export const managerOf = (user: User): StaffMember | null => (isManager(user) ? staffMemberOf(user) : null);
