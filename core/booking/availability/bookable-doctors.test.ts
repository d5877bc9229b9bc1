import { expect, test } from 'vitest';
import { bookableDoctors, wayToBook } from './bookable-doctors.ts';

const doctor = (id: number, orderNumber: string) => ({ id, orderNumber });
const type = (doctorIds: number[]) => ({ doctorIds });
const bookable = bookableDoctors(
  [doctor(201, '00000'), doctor(203, ' 00001 '), doctor(209, '00009'), doctor(210, '')],
  [type([201, 203, 210])],
);

test('knows the doctors whom a patient can book, by their number at the association', () => {
  expect(bookable).toEqual({ '00000': 201, '00001': 203 });
});

test('leads to the doctor the page is about', () => {
  expect(wayToBook('00001', bookable)).toEqual({ doctorId: 203 });
});

test('offers no booking with a nurse, nor with a doctor who sees nobody at the clinic', () => {
  expect(wayToBook('', bookable)).toBe('none');
  expect(wayToBook('', null)).toBe('none');
  expect(wayToBook('00009', bookable)).toBe('none');
  expect(wayToBook('constructor', bookable)).toBe('none');
});

test('leads to the wizard as such while the clinic is silent', () => {
  expect(wayToBook('00001', null)).toBe('anyone');
});
