import { randomUUID } from 'node:crypto';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createPool } from '@clinic/core/adapters/database/database';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { type Submission, submitBooking } from '@clinic/core/booking/form/submit-booking';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { createLogger } from '@clinic/core/logging/create-logger';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import type { TestSystem } from '../system.ts';

const typeId = 462;

/** Books behind the screens, as the wizard's last button does; everything after that is seen through the page. */
export async function openDesk({ settings, origin, ports }: TestSystem) {
  const setting = (name: string) => settings[name] ?? '';
  const pool = createPool(setting('DATABASE_URL'), () => {});
  const dbos = await createDbosClient(setting('DATABASE_URL'), pool);
  const store = bookingStore(pool, dbos, dataKeys.parse(setting('DATA_KEYS')));
  const address = { url: setting('CLINIC_SERVICE_URL'), key: setting('CLINIC_SERVICE_KEY'), appId: setting('CLINIC_SERVICE_APP_ID') };
  const clinic = clinicOverHttp({ ...address, logger: createLogger('e2e', 'silent') });

  /** Later than those that the other journeys take: what they only hold, the clinic does not know of. */
  async function freeSlot() {
    const types = await clinic.listAppointmentTypes();
    const doctorIds = types.ok ? (types.value.find(({ id }) => id === typeId)?.doctorIds ?? []) : [];
    const { day } = inLisbon(new Date());
    const free = await clinic.listFreeDays({ doctorIds, typeId, from: addDays(day, 14), to: addDays(day, 30) });
    const slots = free.ok ? free.value.flatMap(({ doctorId, date, times }) => times.map((time) => ({ doctorId, date, time }))) : [];
    const slot = slots[Math.floor(Math.random() * slots.length)];
    const startsAt = slot && fromLisbon(slot.date, slot.time);
    if (!slot || !startsAt) throw new Error('the clinic has nothing free');
    return { doctorId: slot.doctorId, startsAt };
  }

  return {
    store,
    addressOf: (id: string, version = 0) =>
      `${origin}/pt/marcacao-de-consulta/resultado/${writeVisitToken([setting('VISIT_LINK_SECRET')], { bookingId: id, version })}`,
    change: (id: string, change: string) => pool.query(`update core.bookings set ${change} where id = $1`, [id]),
    press: (orderId: string, what: 'pay' | 'reject') =>
      fetch(`http://127.0.0.1:${ports.sandbox}/payments/control/payments/${orderId}/${what}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    async book(paying: Pick<Submission, 'paymentMethod' | 'mbwayPhone'>): Promise<string> {
      const { doctorId, startsAt } = await freeSlot();
      const submitted = await submitBooking(store, { ...anybody(), ...paying, ...visitAt(doctorId, startsAt) }, new Date());
      if (!submitted.ok) throw new Error(submitted.error.kind);
      return submitted.value.id;
    },
    async close() {
      await dbos.destroy();
      await pool.end();
    },
  };
}

const visitAt = (doctorId: number, startsAt: Date) => ({
  preferredDoctorId: doctorId,
  candidates: [{ doctorId, doctorName: 'Dr. Exemplo' }],
  startsAt,
  endsAt: new Date(startsAt.getTime() + 20 * 60_000),
});

/** Somebody new each time: two visits of one patient would be too near to each other. */
function anybody(): Omit<Submission, 'paymentMethod' | 'mbwayPhone' | keyof ReturnType<typeof visitAt>> {
  const id = randomUUID();
  return {
    ...({ id, locale: 'pt', mode: 'inPerson', typeId, typeName: 'Consulta de Urologia', subSpecialty: 'generalUrology' } as const),
    ...{
      hadConsultation: false,
      insured: false,
      visitorTimeZone: null,
      bookedBy: null,
      provenPatientId: null,
      movedFrom: null,
      earlierWishes: null,
    },
    ...{ contactDigest: `digest of ${id}`, contactProvenAt: new Date() },
    ...{ priceCents: 9_000, subjectToAuthorisation: false },
    patient: {
      ...({ name: 'Visita Exemplo', email: `${id}@exemplo.pt`, phone: '912345678', birthDate: '1958-03-04', gender: 'masculino' } as const),
      ...{ vat: null, nSNS: null, nCC: null, profession: '', note: '' },
    },
  };
}
