import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createPool } from '@clinic/core/adapters/database/database';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { type Submission, submitBooking } from '@clinic/core/booking/submit-booking';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { createLogger } from '@clinic/core/logging/create-logger';
import { expect, type Page } from '@playwright/test';
import { test as base, type TestSystem } from './system.ts';

const typeId = 462;

/** Books behind the screens, as the wizard's last button does; everything after that is seen through the page. */
async function openDesk({ settings, origin, ports }: TestSystem) {
  const setting = (name: string) => settings[name] ?? '';
  const pool = createPool(setting('DATABASE_URL'), () => {});
  const dbos = await createDbosClient(setting('DATABASE_URL'), pool);
  const store = bookingStore(pool, dbos);
  const address = { url: setting('CLINIC_SERVICE_URL'), key: setting('CLINIC_SERVICE_KEY'), appId: setting('CLINIC_SERVICE_APP_ID') };
  const clinic = clinicOverHttp({ ...address, logger: createLogger('e2e', 'silent') });

  async function freeSlot() {
    const types = await clinic.listAppointmentTypes();
    const doctorIds = types.ok ? (types.value.find(({ id }) => id === typeId)?.doctorIds ?? []) : [];
    const { day } = inLisbon(new Date());
    const free = await clinic.listFreeDays({ doctorIds, typeId, from: addDays(day, 4), to: addDays(day, 20) });
    const slots = free.ok ? free.value.flatMap(({ doctorId, date, times }) => times.map((time) => ({ doctorId, date, time }))) : [];
    const slot = slots[Math.floor(Math.random() * slots.length)];
    const startsAt = slot && fromLisbon(slot.date, slot.time);
    if (!slot || !startsAt) throw new Error('the clinic has nothing free');
    return { doctorId: slot.doctorId, startsAt };
  }

  return {
    store,
    addressOf: (id: string) => `${origin}/pt/marcacao-de-consulta/resultado/${writeVisitToken(setting('VISIT_LINK_SECRET'), id)}`,
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
    ...{ hadConsultation: false, insured: false, visitorTimeZone: null, bookedBy: null, provenPatientId: null, movedFrom: null },
    ...{ priceCents: 9_000, subjectToAuthorisation: false },
    patient: {
      ...({ name: 'Visita Exemplo', email: `${id}@exemplo.pt`, phone: '912345678', birthDate: '1958-03-04', gender: 'masculino' } as const),
      ...{ vat: null, nSNS: null, nCC: null, profession: '' },
    },
  };
}

const test = base.extend<{ desk: Awaited<ReturnType<typeof openDesk>> }>({
  desk: async ({ system }, use) => {
    const desk = await openDesk(system);
    await use(desk);
    await desk.close();
  },
});

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });
const isLive = (page: Page) => expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
const atClinic = { paymentMethod: null, mbwayPhone: null };
const scheduled = 'Consulta agendada com sucesso';

test.describe('the page of a visit', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('follows a payment by itself: asked, declined, asked again, paid', async ({ desk, page }) => {
    const id = await desk.book({ paymentMethod: 'mbway', mbwayPhone: '912345678' });
    await page.goto(desk.addressOf(id));
    await title(page, 'Aceite o pagamento no telemóvel');
    const orderOfLast = async () => (await desk.store.readPayments(id)).at(-1)?.orderId ?? '';
    await desk.press(await orderOfLast(), 'reject');
    await expect(page.getByText('O pedido foi recusado no telemóvel.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Enviar novo pedido para o número terminado em 678' }).click();
    await title(page, 'Aceite o pagamento no telemóvel');
    await desk.press(await orderOfLast(), 'pay');
    await title(page, scheduled);
    await expect(page.getByText('90,00 €, já pago')).toBeVisible();
    expect(await desk.store.readPayments(id)).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('a reference is copied without its spaces, and MB WAY can take its place without script', async ({ desk, browser }) => {
    const id = await desk.book({ paymentMethod: 'multibanco', mbwayPhone: null });
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(desk.addressOf(id));
    await page.getByRole('button', { name: 'Copiar a referência' }).click({ timeout: 30_000 });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{9}$/);
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(desk.addressOf(id));
    await plain.getByText('Pagar com MB WAY').click();
    await plain.getByLabel('Número de telemóvel com MB WAY').fill('12');
    await plain.getByRole('button', { name: 'Enviar o pedido' }).click();
    await expect(plain).toHaveTitle(/^Erro: /);
    await plain.getByLabel('Número de telemóvel com MB WAY').fill('936 111 222');
    await plain.getByRole('button', { name: 'Enviar o pedido' }).click();
    // It refreshes itself until the question is on the phone.
    await title(plain, 'Aceite o pagamento no telemóvel');
  });

  test('opening the link changes nothing; the button cancels, once', async ({ desk, page }) => {
    const id = await desk.book(atClinic);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    await page.getByRole('link', { name: 'Cancelar a consulta' }).click();
    await title(page, 'Quer cancelar a consulta?');
    expect((await desk.store.read(id))?.cancelledAt).toBeNull();
    await page.getByRole('button', { name: 'Sim, cancelar a consulta' }).click();
    await title(page, 'A consulta foi cancelada');
    await page.goto(`${desk.addressOf(id)}/cancelar`);
    await expect(page).toHaveURL(desk.addressOf(id));
  });

  test('a visit is moved once, however often the button is pressed, and the old link leads to the new visit', async ({ desk, page }) => {
    const id = await desk.book(atClinic);
    await page.goto(desk.addressOf(id));
    await title(page, scheduled);
    await page.goto(`${desk.addressOf(id)}/mudar`);
    await page.getByRole('radio').locator('visible=true').first().check({ force: true });
    await page.getByRole('button', { name: 'Mudar para esta hora' }).dblclick();
    await title(page, scheduled);
    await isLive(page);
    const moved = page.url();
    await page.goto(`${desk.addressOf(id)}/mudar`);
    await title(page, 'Esta consulta mudou de hora');
    await page.getByRole('link', { name: 'Ver a nova consulta' }).click();
    await expect(page).toHaveURL(moved);
  });

  test('a link that we did not write leads nowhere', async ({ desk, page }) => {
    const answer = await page.goto(desk.addressOf(randomUUID()).replace(/.$/, '_'));
    expect(answer?.status()).toBe(404);
  });
});
