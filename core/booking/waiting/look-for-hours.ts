import type { ClinicService } from '../../clinic/clinic-service.ts';
import { unwrapResponse } from '../../clinic/service-unavailable.ts';
import { addDays, fromLisbon, inLisbon } from '../../kernel/lisbon-time.ts';
import { mailIdOf } from '../../mail/mail-id.ts';
import { windowDays } from '../model/constants.ts';
import { type OfferPorts, offerHour } from './offer-hour.ts';
import type { FreedHour } from './opened-hour.ts';
import { quietUntilWhen } from './quiet-hours.ts';
import type { FreeHourName } from './waiting-store.ts';

/** A look compares with the last; over a night that one is eleven hours old. After longer nobody knows what opened, and it begins anew. */
const comparedForMs = 14 * 3_600_000;
/** When somebody opens a whole day at once, the first hours of it; the rest is on the site. */
const mostOffered = 10;

export type LookPorts = OfferPorts & { clinic: Pick<ClinicService, 'listFreeDays' | 'listDoctors' | 'listAppointmentTypes'> };

/** What the desk freed in the clinic's own program. The clinic is asked once for each type that somebody waits for, and never at night. */
export async function lookForHours(ports: LookPorts, now: Date): Promise<void> {
  const { waiting, clinic, settings } = ports;
  const waited = await waiting.waitedTypes();
  if (waited.length === 0 || quietUntilWhen(now, settings.quiet)) return;
  const [types, doctors] = await Promise.all([clinic.listAppointmentTypes(), clinic.listDoctors()]).then(
    ([ofTypes, ofDoctors]) => [unwrapResponse(ofTypes), unwrapResponse(ofDoctors)] as const,
  );
  const nameOf = (id: number) => doctors.find((doctor) => doctor.id === id)?.clinicalName ?? '';
  for (const type of types.filter(({ id }) => waited.includes(id))) {
    const last = await waiting.lastLook(type.id);
    const freeHours = await readFree(ports, type, now);
    if (last && now.getTime() - last.lookedAt.getTime() <= comparedForMs)
      for (const name of openedSince(last.freeHours, freeHours).slice(0, mostOffered)) {
        const { doctorId, startsAt } = parseName(name);
        if (!startsAt) continue;
        const endsAt = new Date(startsAt.getTime() + type.minutes * 60_000);
        const id = mailIdOf(`${type.id} ${name}`, `found ${now.toISOString()}`);
        const named = { typeId: type.id, doctorId, doctorName: nameOf(doctorId) };
        await offerHour(ports, { id, ...named, startsAt, endsAt, source: 'found', closedAt: last.lookedAt }, now);
      }
    // Last: after a crash the same hours are found once more, and one that was offered is not offered again.
    await waiting.noteLook(type.id, { lookedAt: now, freeHours });
  }
}

async function readFree({ clinic }: Pick<LookPorts, 'clinic'>, { id: typeId, doctorIds }: { id: number; doctorIds: number[] }, now: Date) {
  if (doctorIds.length === 0) return [];
  const today = inLisbon(now).day;
  const days = unwrapResponse(await clinic.listFreeDays({ doctorIds, typeId, from: today, to: addDays(today, windowDays) }));
  return days.flatMap(({ doctorId, date, times }) => times.map((time): FreeHourName => `${doctorId} ${date}T${time}`));
}

/** Every hour of these types that is free now, as one that could be offered. */
export async function listFreeHours(clinic: LookPorts['clinic'], typeIds: readonly number[], now: Date): Promise<FreedHour[]> {
  if (typeIds.length === 0) return [];
  const [ofTypes, ofDoctors] = await Promise.all([clinic.listAppointmentTypes(), clinic.listDoctors()]);
  const names = new Map(unwrapResponse(ofDoctors).map(({ id, clinicalName }) => [id, clinicalName]));
  const types = unwrapResponse(ofTypes).filter(({ id }) => typeIds.includes(id));
  const hours = await Promise.all(
    types.map(async (type) =>
      (await readFree({ clinic }, type, now)).flatMap((name): FreedHour[] => {
        const { doctorId, startsAt } = parseName(name);
        if (!startsAt) return [];
        const endsAt = new Date(startsAt.getTime() + type.minutes * 60_000);
        return [{ typeId: type.id, doctorId, doctorName: names.get(doctorId) ?? '', startsAt, endsAt, source: 'found' }];
      }),
    ),
  );
  return hours.flat();
}

/** The earliest first. Exported for its test. */
export function openedSince(before: readonly FreeHourName[], current: readonly FreeHourName[]): FreeHourName[] {
  const known = new Set(before);
  const startOf = (name: FreeHourName) => name.slice(name.indexOf(' ') + 1);
  return current.filter((name) => !known.has(name)).sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

function parseName(name: FreeHourName): { doctorId: number; startsAt: Date | null } {
  const [doctor = '', at = ''] = name.split(' ');
  const [date = '', time = ''] = at.split('T');
  return { doctorId: Number(doctor), startsAt: fromLisbon(date, time) };
}
