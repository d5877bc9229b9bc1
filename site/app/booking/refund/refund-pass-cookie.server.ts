import { passMinutes } from '@clinic/core/booking/model/constants';
import { type RefundPass, readRefundPass, writeRefundPass } from '@clinic/core/booking/visit-link/refund-pass';
import { clearedHostCookie, hostCookie, readHostCookie } from '../../../server/http/host-cookie.ts';
import type { PageContext } from '../../page-context.ts';

const name = 'visit-refund';

export const readRefundPassCookie = ({ booking, origin }: PageContext, request: Request): RefundPass | null =>
  readRefundPass(booking.visitSecrets, readHostCookie(request.headers.get('cookie'), origin, name) ?? '', new Date());

export const refundPassCookie = ({ booking, origin }: PageContext, pass: RefundPass): string =>
  hostCookie(origin, { name, value: writeRefundPass(booking.visitSecrets, pass, new Date()), maxAgeSeconds: passMinutes * 60 });

/** Once the account was given. */
export const clearedRefundPass = ({ origin }: PageContext): string => clearedHostCookie(origin, { name });
