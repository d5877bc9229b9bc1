import type { StaffMember } from '@clinic/core/desk/desk-store';
import type { PayloadRequest } from 'payload';
import { roleOf } from '../../access/role.ts';
import { staffMemberOf } from '../staff-member.ts';

/** The front desk, or a doctor; which requests a doctor reads is asked for each of them. */
export function requestReaderOf(user: PayloadRequest['user']): StaffMember | null {
  if (!user || roleOf(user) !== 'medico') return staffMemberOf(user);
  return { id: Number(user.id), name: user.nome || user.email, role: 'medico' };
}
