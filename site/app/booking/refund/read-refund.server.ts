import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import { dueCents } from '@clinic/core/booking/model/refund';
import { type AskedAccount, accountStanding, isTransferDue } from '@clinic/core/booking/model/refund-account';
import { openRefundLink } from '@clinic/core/booking/visit-link/open-visit-link';
import { isPassFor } from '@clinic/core/booking/visit-link/refund-pass';
import { hasAskedVisitCode } from '@clinic/core/booking/visit-link/visit-code';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { type AskedVisit, noSuchVisit } from '../visit/open-visit.server.ts';
import { readAskerKey } from '../visit/visit-code.server.ts';
import { readRefundPassCookie } from './refund-pass-cookie.server.ts';

/** `askForCode`: a code is to be asked for. `code`: it was sent. `form`: it was right. `given`: nothing is left to do here. */
export type RefundStep = 'askForCode' | 'code' | 'form' | 'given';
export type RefundView = { step: RefundStep; amountCents: number };

/** A link that was renewed leads to the visit's own page, which says so. */
export async function openRefund(page: PageContext, { token }: Pick<AskedVisit, 'token'>): Promise<Booking> {
  const opened = await openRefundLink(page.booking, token);
  if (opened.ok) return opened.value;
  throw opened.error.kind === 'unknown' ? noSuchVisit() : redirect(pathTo(page.locale, 'visit', { visita: token }), 303);
}

/** Null where no account is asked for: the visit's own page says how it stands. */
export async function readRefund(page: PageContext, booking: Booking, { request }: AskedVisit): Promise<RefundView | null> {
  const { store } = page.booking;
  const [refunds, asked] = await Promise.all([store.readRefunds(booking.id), store.readAskedAccount(booking.id)]);
  const standing = accountStanding(asked);
  const amountCents = dueCents(refunds.filter((refund) => isTransferDue(refund, asked)));
  if (!asked || amountCents === 0 || (standing !== 'waiting' && standing !== 'given')) return null;
  return { step: standing === 'given' ? 'given' : await nextStep(page, booking, { request, asked }), amountCents };
}

type Awaiting = { request: Request; asked: AskedAccount };

async function nextStep(page: PageContext, { id }: Booking, { request, asked: { times } }: Awaiting): Promise<RefundStep> {
  if (isPassFor(readRefundPassCookie(page, request), { bookingId: id, times })) return 'form';
  const browserKey = readAskerKey(page, request);
  return browserKey && (await hasAskedVisitCode(page.booking, { browserKey, bookingId: id }, 'refund')) ? 'code' : 'askForCode';
}
