import { bookingStatus } from '@clinic/core/booking/model/booking-status';
import { bookForCaller } from '@clinic/core/desk/caller/book-for-caller';
import { callerAnswers } from '@clinic/core/desk/caller/caller-answers';
import { holdForCall } from '@clinic/core/desk/caller/hold-for-call';
import { findCallers, readKnownCaller } from '@clinic/core/desk/caller/known-caller';
import { readCallerOffer } from '@clinic/core/desk/caller/read-caller-offer';
import type { StaffMember } from '@clinic/core/desk/desk-store';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Endpoint, Payload, PayloadHandler } from 'payload';
import { z } from 'zod';
import { deskOf } from '../desk-of.ts';
import { filePath } from '../desk-path.ts';
import { moveServicesOf } from '../move/move-services-of.ts';
import { type PressEnv, presserOf, readPressedForm, refusePress } from '../press.ts';
import { callerApi } from './caller-path.ts';
import { bookingStoreOf, offerOf } from './caller-services.ts';

type Form = Record<string, string>;
type Press = { payload: Payload; staff: StaffMember; form: Form };

/** An answer that names a patient is kept by nobody on the way. */
const answer = (body: unknown) => Response.json(body, { headers: { 'cache-control': 'no-store' } });
const localeIn = ({ lingua }: Form): Locale => (lingua === 'en' ? 'en' : 'pt');
const answersIn = (form: Form) => callerAnswers({ get: (name) => form[name] });
const uuid = z.uuid();

/** Everything comes in the body of a press on a page of ours: what is typed during a call names a patient, or tells why somebody comes. */
const pressed =
  (env: PressEnv, work: (press: Press) => Promise<Response>): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    return staff ? work({ payload: req.payload, staff, form: await readPressedForm(req) }) : refusePress(403);
  };

async function find({ payload, staff, form }: Press): Promise<Response> {
  const found = await findCallers(await deskOf(payload), staff, form['procura'] ?? '', new Date());
  return answer(found.ok ? { people: found.value } : { trouble: found.error.kind });
}

async function openPerson({ payload, staff, form }: Press): Promise<Response> {
  const id = uuid.safeParse(form['de']);
  if (!id.success) return refusePress(400);
  const known = await readKnownCaller(await deskOf(payload), staff, id.data, new Date());
  return answer(known ? { known } : { trouble: 'nothingFound' });
}

async function readHours({ payload, form }: Press): Promise<Response> {
  const offer = await offerOf(payload, localeIn(form));
  if (!offer.ok) return answer({ trouble: offer.error.kind });
  return answer({ offer: await readCallerOffer(moveServicesOf(payload), offer.value, answersIn(form), form['mes'] || null) });
}

async function hold({ payload, form }: Press): Promise<Response> {
  const id = uuid.safeParse(form['pedido']);
  if (!id.success) return refusePress(400);
  const offer = await offerOf(payload, localeIn(form));
  if (!offer.ok) return answer({ trouble: offer.error.kind });
  const ports = { store: await bookingStoreOf(payload), availability: moveServicesOf(payload).availability };
  const held = await holdForCall(ports, { bookingId: id.data, fields: answersIn(form), offer: offer.value });
  return answer(held.ok ? { held: held.value } : { trouble: held.error.kind });
}

async function book({ payload, staff, form }: Press): Promise<Response> {
  const id = uuid.safeParse(form['pedido']);
  const known = form['de'] ? uuid.safeParse(form['de']) : null;
  if (!id.success || known?.success === false) return refusePress(400);
  const locale = localeIn(form);
  const offer = await offerOf(payload, locale);
  if (!offer.ok) return answer({ trouble: offer.error.kind });
  const booked = await bookForCaller(
    { store: await deskOf(payload), staff, requestId: id.data },
    {
      ...{ fields: answersIn(form), offer: offer.value, locale, known: known?.data ?? null },
      services: { bookings: await bookingStoreOf(payload), availability: moveServicesOf(payload).availability },
    },
  );
  if (booked.ok) return answer({ to: `${filePath(id.data)}?feito=bookForCaller` });
  const { kind, ...more } = booked.error;
  return answer({ trouble: kind, ...more });
}

/** Nothing but whether the clinic's book has answered: asked every few seconds by the page of a visit that is being booked. */
async function standing({ payload, form }: Press): Promise<Response> {
  const id = uuid.safeParse(form['pedido']);
  if (!id.success) return refusePress(400);
  const booking = await (await bookingStoreOf(payload)).read(id.data);
  return answer({ isAnswered: booking !== null && bookingStatus(booking) !== 'received' });
}

export const callerEndpoints = (env: PressEnv): Endpoint[] =>
  (
    [
      [callerApi.find, find],
      [callerApi.person, openPerson],
      [callerApi.hours, readHours],
      [callerApi.hold, hold],
      [callerApi.book, book],
      [callerApi.standing, standing],
    ] as const
  ).map(([path, work]) => ({ method: 'post', path: path.replace('/api', ''), handler: pressed(env, work) }));
