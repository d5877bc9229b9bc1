import { expect, test } from 'vitest';
import type { IconName } from '../../art/names.ts';
import { groupProblems } from './problem-groups.ts';

const item = (icon: IconName | null, title = icon) => ({ icon, title });

test('problems stand by organ, whatever their order in the menu', () => {
  const groups = groupProblems([
    item('tumor-do-rim'),
    item('cancro-da-prostata'),
    item('prolapsos-de-orgaos-pelvicos'),
    item('hiperplasia-benigna-da-prostata'),
  ]);
  expect(groups.prostate.map(({ icon }) => icon)).toEqual(['hiperplasia-benigna-da-prostata', 'cancro-da-prostata']);
  expect(groups.kidneysAndBladder.map(({ icon }) => icon)).toEqual(['tumor-do-rim']);
  expect(groups.pelvicFloor.map(({ icon }) => icon)).toEqual(['prolapsos-de-orgaos-pelvicos']);
});

test('other diseases stand under no organ, and beside them a problem that the table does not know', () => {
  const unknown = { icon: null, title: 'Novo problema' };
  const others = item('outras-doencas');
  const groups = groupProblems([item('tumor-do-rim'), unknown, item('cancro-da-prostata'), others]);
  expect(groups.other).toEqual([unknown, others]);
  expect(groups.prostate).toEqual([item('cancro-da-prostata')]);
});
