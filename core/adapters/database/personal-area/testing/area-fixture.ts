import type { BookingChange, RequestedVisit } from '../../../../booking/model/booking.ts';
import type { Payment } from '../../../../booking/model/payment.ts';
import { pendingVisit } from '../../../../booking/testing/pending-visit.ts';
import type { Appointment, PatientRecord } from '../../../../clinic/clinic-service.ts';
import { scriptedClinic } from '../../../../clinic/testing/scripted-clinic.ts';
import type { Account } from '../../../../identity/accounts/account.ts';
import { contactDigest } from '../../../../identity/contact.ts';
import type { ForeignId } from '../../../../identity/foreign-id.ts';
import type { SignedIn } from '../../../../identity/sessions/open-session.ts';
import { inLisbon } from '../../../../kernel/lisbon-time.ts';
import { testDataKeys } from '../../../../secrets/test-data-keys.ts';
import { createDbosClient } from '../../../dbos/dbos-client.ts';
import { accountStore } from '../../accounts/account-store.ts';
import { sessionStore } from '../../accounts/session-store.ts';
import { bookingStore } from '../../bookings/booking-store.ts';
import { createPool } from '../../database.ts';
import { createMigratedDatabase } from '../../throwaway-migrated.ts';
import { createAreaServices } from '../area-services.ts';

export const familyEmail = 'familia@exemplo.pt';
export const strangerEmail = 'estranho@exemplo.pt';

const record = (id: number, birthDay: string, contacts: string[]): PatientRecord => ({
  ...{ id, birthDay, contacts, name: 'Manuel Exemplo Lopes', patientNumber: String(id), gender: 'masculino' },
  ...{ vat: '', nSNS: '', nCC: '', profession: '' },
});

/** Father and son of one name share a letterbox; a namesake has nothing to do with them. */
export const father = record(71, '1955-03-02', [familyEmail, '912000071']);
export const son = record(72, '1984-07-19', [familyEmail]);
export const namesake = record(73, '1955-03-02', ['outro@exemplo.pt']);

export const daysAhead = (days: number, now = new Date()) => new Date(now.getTime() + days * 86_400_000);
export const emailDigest = (email: string) => contactDigest(testDataKeys, { kind: 'email', value: email });

export type AreaFixture = Awaited<ReturnType<typeof createAreaFixture>>;

/** For tests of the personal area: a real database, with the site's own rights, and a clinic that does as it is told. */
export async function createAreaFixture() {
  const database = await createMigratedDatabase();
  const [pool, sitePool] = [createPool(database.url, () => {}), createPool(database.roles.site, () => {})];
  const [dbos, siteDbos] = [await createDbosClient(database.url, pool), await createDbosClient(database.roles.site, sitePool)];
  const clinic = scriptedClinic();
  clinic.records = [father, son, namesake];
  const foreignIds: ForeignId[] = [];
  const services = createAreaServices({
    ...{ pool: sitePool, dbos: siteDbos, keys: testDataKeys, clinic, withinLimit: async () => true, visitSecrets: ['a secret of tests'] },
    reportForeignId: (tried) => void foreignIds.push(tried),
  });
  const [store, accounts, sessions] = [bookingStore(pool, dbos, testDataKeys), accountStore(pool, dbos), sessionStore(pool)];
  let appointmentId = 9_000;
  let tokens = 0;

  /** In the clinic's book. */
  function putInBook(startsAt: Date, more: Partial<Appointment> = {}): Appointment {
    appointmentId += 1;
    const { day: date, time: start } = inLisbon(startsAt);
    const end = inLisbon(new Date(startsAt.getTime() + 20 * 60_000)).time;
    const names = { doctorName: 'Dra. Exemplo', patientName: father.name, typeName: 'Consulta de Urologia' };
    const written = { id: appointmentId, date, start, end, doctorId: 202, patientId: father.id, typeId: 462, state: 'SCHEDULED' };
    const appointment = { ...written, ...names, ...more };
    clinic.book.push(appointment);
    return appointment;
  }

  return {
    ...{ database, pool, dbos, sitePool, siteDbos, clinic, services, foreignIds, store, accounts, sessions, putInBook },
    account: async (email: string, patientId: number | null = null): Promise<Account> =>
      accounts.inTransaction(async (transaction) => {
        const made = await transaction.create({ email, name: 'Manuel Lopes', locale: 'pt', passwordHash: null });
        if (!made) throw new Error('there is one');
        if (patientId !== null) await transaction.linkPatient(made.id, { patientId, by: 'patient' });
        return { ...made, patientId };
      }),
    /** Just confirmed, as after a step-up. */
    signIn: async (account: Account): Promise<SignedIn> => {
      tokens += 1;
      const given = {
        accountId: account.id,
        sessionEpoch: account.sessionEpoch,
        caller: 'browser',
        deviceName: 'Firefox',
        remembered: false,
      } as const;
      const session = await sessions.start({ ...given, endsAt: daysAhead(1), tokenHash: Buffer.from(`token ${tokens}`) });
      if (!session) throw new Error('its sessions were ended');
      return { account, session, isIdle: false };
    },
    /** Booked here with this e-mail, and in our table as booked at the clinic. */
    booking: (email: string, visit: Partial<RequestedVisit> = {}, change: BookingChange = {}, payments: Partial<Payment>[] = []) => {
      const startsAt = visit.startsAt ?? daysAhead(5);
      const times = { startsAt, endsAt: new Date(startsAt.getTime() + 20 * 60_000) };
      const facts = { paymentMethod: null, typeName: 'Consulta de Andrologia', contactDigest: emailDigest(email), ...times };
      return pendingVisit(store, payments, { ...facts, ...visit }, { appointmentId: null, ...change });
    },
    close: async () => {
      await Promise.all([dbos.destroy(), siteDbos.destroy()]);
      await Promise.all([pool.end(), sitePool.end()]);
    },
  };
}
