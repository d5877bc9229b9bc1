import { waitingDesk } from '@clinic/core/adapters/database/waiting/waiting-desk';
import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import type { OfferFigures } from '@clinic/core/booking/waiting/offer-hour';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import { offerByDesk, returnHour } from '@clinic/core/desk/waiting/offer-by-desk';
import { acceptByDesk, type WaitingDesk } from '@clinic/core/desk/waiting/waiting-desk';
import { err } from '@clinic/core/kernel/result';
import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import { clientOf, poolOf } from '../../publishing/enqueue-work.ts';
import { dataKeysOf } from '../desk-of.ts';
import { filePath } from '../desk-path.ts';
import { onPress, type PressEnv, seeOther } from '../press.ts';
import { acceptPath, offerPath, returnPath, waitingPath } from './waiting-path.ts';

export const waitingDeskOf = async (payload: Payload): Promise<WaitingDesk> =>
  waitingDesk(poolOf(payload), await clientOf(payload), dataKeysOf(payload));

const pressed = z.object({ pedido: z.uuid(), oferta: z.uuid(), marcacao: z.uuid(), confirmado: z.literal('sim') });

/** “Aceitou”, said on the telephone. What became of it is told on the page of the new booking, or on the list. */
const accept = onPress(pressed, async ({ payload, staff, wish }) => {
  const { pedido: requestId, oferta: offerId, marcacao: bookingId } = wish;
  const accepted = await acceptByDesk(await waitingDeskOf(payload), { staff, requestId, offerId, bookingId });
  return seeOther(accepted.ok ? `${filePath(offerId)}?feito=move` : `${waitingPath}?erro=${accepted.error.kind}`);
});

export const waitingSourcesOf = async (payload: Payload) => ({
  desk: await waitingDeskOf(payload),
  waiting: waitingStore(poolOf(payload), await clientOf(payload), dataKeysOf(payload)),
  clinic: payload.config.custom['clinic'] as ClinicService,
  figures: payload.config.custom['hourOffers'] as OfferFigures,
});

const number = z.coerce.number().int().positive();
const offered = z.object({
  ...{ pedido: z.uuid(), tipo: number, medico: number, confirmado: z.literal('sim') },
  inicio: z.iso.datetime().transform((at) => new Date(at)),
});

/** “Oferecer a 3”: whether the hour is still free is asked of the clinic once more. */
const offer = onPress(offered, async ({ payload, staff, wish }) => {
  const { pedido: requestId, tipo: typeId, medico: doctorId, inicio: startsAt } = wish;
  const hour = { typeId, doctorId, startsAt };
  const done = await offerByDesk(await waitingSourcesOf(payload), { staff, requestId, hour }, new Date()).catch((error: unknown) => {
    if (error instanceof ServiceUnavailable) return err({ kind: 'clinicUnavailable' as const });
    throw error;
  });
  if (!done.ok) return seeOther(`${waitingPath}?erro=${done.error.kind}`);
  return seeOther(`${waitingPath}?feito=${done.value === 'byTelephone' ? 'hourByTelephone' : 'hourOffered'}`);
});

const returned = z.object({ pedido: z.uuid(), hora: z.uuid(), confirmado: z.literal('sim') });

const putOnSite = onPress(returned, async ({ payload, staff, wish }) => {
  const { pedido: requestId, hora: hourId } = wish;
  const done = await returnHour(await waitingDeskOf(payload), { staff, requestId, hourId });
  return seeOther(`${waitingPath}?${done.ok ? 'feito=hourReturned' : `erro=${done.error.kind}`}`);
});

export const waitingEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: offerPath.replace('/api', ''), handler: offer(env) },
  { method: 'post', path: returnPath.replace('/api', ''), handler: putOnSite(env) },
  { method: 'post', path: acceptPath.replace('/api', ''), handler: accept(env) },
];
