import { expect, test } from 'vitest';
import type { ShownStanding } from './shown-standing.ts';
import { sayStanding } from './standing-words.ts';

const standing: ShownStanding = {
  state: 'outOfDate',
  reviewer: 'Sofia Bettencourt',
  reviewedOn: '2026-11-03',
  since: '2026-07-16T15:12:00.000Z',
  changes: 3,
  isHeldBack: false,
  onSite: 'unsignedText',
  asked: null,
  returned: null,
  comments: [],
};

test('an editor reads whose signature is out of date and since when, by the clinic’s clock', () => {
  expect(sayStanding(standing, 'pt')).toEqual([
    'Assinatura desatualizada desde 16/07/2026, 16:12: o texto já não é o que Sofia Bettencourt assinou a 03/11/2026.',
    'Enquanto não for assinado, a página publicada diz «Em revisão médica» e não mostra nenhum médico.',
  ]);
  expect(sayStanding({ ...standing, since: null }, 'pt')[0]).toBe(
    'Assinatura desatualizada: o texto já não é o que Sofia Bettencourt assinou a 03/11/2026.',
  );
  expect(sayStanding({ ...standing, state: 'signed' }, 'en')).toEqual(['Text signed by Sofia Bettencourt on 03/11/2026.']);
});

test('a draft is not said to be on the site: its visitors go on reading what was signed', () => {
  expect(sayStanding({ ...standing, onSite: 'signedText' }, 'pt')[1]).toBe(
    'O público continua a ler o texto assinado. Se publicar agora, a página passa a dizer «Em revisão médica».',
  );
  expect(sayStanding({ ...standing, onSite: 'unreviewedText' }, 'pt')).toHaveLength(1);
  expect(sayStanding({ ...standing, onSite: 'nothing' }, 'pt')[1]).toContain('Se publicar antes de ser assinado');
  expect(sayStanding({ ...standing, state: 'signed', onSite: 'signedText' }, 'pt')).toHaveLength(1);
});

test('where the clinic publishes only signed texts, an editor reads that this one waits, and what is always possible', () => {
  const [, means] = sayStanding({ ...standing, isHeldBack: true, onSite: 'signedText' }, 'pt');
  expect(means).toContain('só se publica depois de assinado: peça a revisão');
  expect(means).toContain('Tirar uma passagem, ou a página, é sempre possível.');
});

test('that a review was asked for, and what the doctor answered, stands beside it', () => {
  const asked = { by: 'Marta', at: '2026-11-16T15:12:00.000Z' };
  expect(sayStanding({ ...standing, asked }, 'pt')).toContain('Revisão pedida por Marta a 16/11/2026, 15:12.');
  const returned = { by: 'Dra. Sofia', at: '2026-11-16T18:20:00.000Z', comment: 'Falta a fonte: $& {at}' };
  expect(sayStanding({ ...standing, returned }, 'pt').at(-1)).toContain(
    'Dra. Sofia devolveu a 16/11/2026, 18:20: «Falta a fonte: $& {at}»',
  );
});
