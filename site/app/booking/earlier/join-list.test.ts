import type { WaitingWishes } from '@clinic/core/booking/model/waiting-wishes';
import { limits } from '@clinic/core/limits/limits';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { bookingOfVisit } from '../visit/sample-visit.ts';
import { joinList } from './join-list.server.ts';

const wished = { doctor: 'same', day: '0', part: 'morning', notice: '24' };

/** A list for one booking, with a limit that counts as the real one. */
function list() {
  const used = new Map<string, number>();
  const joined: WaitingWishes[] = [];
  const left: string[] = [];
  const withinLimit = async (name: keyof typeof limits, subject: string) => {
    const uses = (used.get(`${name} ${subject}`) ?? 0) + 1;
    used.set(`${name} ${subject}`, uses);
    return uses <= limits[name].uses;
  };
  const waiting = {
    join: async (_: string, wishes: WaitingWishes) => void joined.push(wishes),
    leave: async (id: string) => void left.push(id),
  };
  const page = { locale: 'pt', booking: { waiting, withinLimit } } as unknown as PageContext;
  /** The status of what was answered. */
  const press = async (fields: Record<string, string>, id = 'one') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return joinList(page, bookingOfVisit({ id }), { form, token: 'token' }).catch((thrown: unknown) =>
      thrown instanceof Response ? thrown.status : (thrown as { init: { status: number } }).init.status,
    );
  };
  return { press, joined, left };
}

test('a booking joins the list ten times a day, and another is not counted with it', async () => {
  const { press, joined } = list();
  for (let time = 0; time < limits.waitsPerBooking.uses; time++) expect(await press(wished)).toBe(303);
  expect(await press(wished)).toBe(429);
  expect(joined).toHaveLength(limits.waitsPerBooking.uses);
  expect(await press(wished, 'another')).toBe(303);
});

test('whoever has joined too often may still leave, and a form that is not complete counts for nothing', async () => {
  const { press, left } = list();
  for (let time = 0; time < 20; time++) expect(await press({ ...wished, notice: '' })).toBe('incomplete');
  for (let time = 0; time < 11; time++) await press(wished);
  expect(await press({ go: 'leave' })).toBe(303);
  expect(left).toEqual(['one']);
});
