import { expect, test } from 'vitest';
import { doctorNameIn } from './doctor-name.ts';

test.each([
  ['Dra. Sofia Bettencourt', 'Dr Sofia Bettencourt'],
  ['Dr. António Meireles', 'Dr António Meireles'],
  ['Ft. Filipa Quental', 'Filipa Quental'],
  ['Drago Ilić', 'Drago Ilić'],
])('%s is %s in English, and the same in Portuguese', (name, inEnglish) => {
  expect(doctorNameIn(name, 'en')).toBe(inEnglish);
  expect(doctorNameIn(name, 'pt')).toBe(name);
});
