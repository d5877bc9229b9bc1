import { auditTrailStore } from '@clinic/core/adapters/database/desk/audit-trail-store';
import type { AuditTrailStore } from '@clinic/core/desk/management/audit-trail';
import type { Payload } from 'payload';
import { poolOf } from '../publishing/enqueue-work.ts';

export const auditTrailOf = (payload: Payload): AuditTrailStore => auditTrailStore(poolOf(payload));
