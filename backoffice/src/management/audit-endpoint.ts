import { findAuditedBooking } from '@clinic/core/desk/management/audit-trail';
import type { Endpoint, PayloadHandler } from 'payload';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../desk/press.ts';
import { managerOf } from '../desk/staff-member.ts';
import { auditPath } from './audit-path.ts';
import { auditTrailOf } from './audit-trail-of.ts';

/** A code is somebody's: it comes in the body of a form, and the booking's id stands in the address of the answer. */
const find =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    if (!presserOf(env, req, managerOf)) return refusePress(403);
    const { codigo = '' } = await readPressedForm(req);
    const bookingId = await findAuditedBooking(auditTrailOf(req.payload), codigo);
    return seeOther(`${auditPath}?${bookingId ? `marcacao=${bookingId}` : 'erro=notFound'}`);
  };

export const auditEndpoints = (env: PressEnv): Endpoint[] => [{ method: 'post', path: '/registo/procurar', handler: find(env) }];
