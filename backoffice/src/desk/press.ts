import type { StaffMember } from '@clinic/core/desk/desk-store';
import { withoutControls } from '@clinic/core/http/plain-text';
import type { Payload, PayloadHandler, PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Env } from '../env.ts';
import { staffMemberOf } from './staff-member.ts';

export type PressEnv = Pick<Env, 'BACKOFFICE_ORIGIN'>;

/** Whoever pressed, on a page of ours. `memberOf`: who may. */
export function presserOf(
  { BACKOFFICE_ORIGIN }: PressEnv,
  req: PayloadRequest,
  memberOf: (user: PayloadRequest['user']) => StaffMember | null = staffMemberOf,
): StaffMember | null {
  const origin = req.headers.get('origin');
  // Payload lets a request without an origin pass if the browser calls it its own; for patients' data that is not enough.
  return BACKOFFICE_ORIGIN.some((own) => own === origin) ? memberOf(req.user) : null;
}

export const readPressedForm = async (req: PayloadRequest): Promise<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams((await req.text?.()) ?? '')].map(([name, value]) => [name, withoutControls(value)]));

export const refusePress = (status: 400 | 403) => Response.json({ error: status === 403 ? 'forbidden' : 'not understood' }, { status });

/** `isInPlace`: the page waits for the answer and stays where it is refused. */
type Press<Wish> = { payload: Payload; staff: StaffMember; wish: Wish; isInPlace: boolean };

/** A button of the desk: only whoever may, from a page of ours, with a form that is understood. What the address names counts as a field. */
export const onPress =
  <Wish>(form: z.ZodType<Wish>, work: (press: Press<Wish>) => Promise<Response>) =>
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const wish = form.safeParse({ ...(await readPressedForm(req)), ...req.routeParams });
    return wish.success ? work({ payload: req.payload, staff, wish: wish.data, isInPlace: isSentInPlace(req) }) : refusePress(400);
  };

const isSentInPlace = (req: PayloadRequest): boolean => req.headers.get('accept') === 'application/json';

/** To a page that waits: where it goes on, or why not. What was typed there goes nowhere else. */
export const answerInPlace = (answer: { to: string } | { trouble: { kind: string } }) =>
  Response.json(answer, { headers: { 'cache-control': 'no-store' } });

/** Whatever came of it, the answer is a page. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
