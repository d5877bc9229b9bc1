import { expect, test } from 'vitest';
import { callerTroubleWords, problemInWords } from './phone-words.ts';

test('whoever reads the date of a visit nearby is told to make sure first who is calling', () => {
  const { pt, en } = callerTroubleWords.nearbyVisit;
  expect(pt).toMatch(/\{visit\}.*Não diga a data antes de confirmar quem fala: a data de nascimento e o código/);
  expect(en).toMatch(/\{visit\}.*Do not say the date before you are sure who is calling: the birth date and the code/);
});

test('the answer that is missing is named, not called an option', () => {
  const said = (field: string) => problemInWords({ field, kind: 'selectOption' }).pt;
  expect(said('payment')).toBe('escolha como paga');
  for (const field of ['payment', 'insured', 'mode']) expect(said(field)).not.toContain('opção');
  expect(problemInWords({ field: 'name', kind: 'nameRequired' }).pt).toBe('falta o nome');
});
