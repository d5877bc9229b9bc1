import { expect, test } from 'vitest';
import { largeSizes } from './paper-look.ts';
import { makePreparationSheet } from './preparation-sheet.ts';
import { sampleSheet } from './sample-papers.ts';
import { flat, readPaper, spokenText } from './testing/read-paper.ts';

test('each step is an item of a list, with its number and its time', async () => {
  const { tags, source } = await readPaper(await makePreparationSheet(sampleSheet, 'pt'));
  const [steps, bring] = flat(tags).filter(({ role }) => role === 'L');
  expect(steps?.children.map(({ children }) => children.map(({ role }) => role))).toEqual(Array(3).fill(['Lbl', 'LBody']));
  expect(spokenText(steps?.children[1]?.children ?? [])).toBe('2.\nUma hora antes\nBeba três copos de água na hora anterior ao exame.');
  expect(bring?.children).toHaveLength(3);
  expect(source.match(/\/ListNumbering \/Decimal/g)).toHaveLength(2);
});

test('nothing on it is smaller than 14 points', () => {
  expect(Math.min(...Object.values(largeSizes))).toBeGreaterThanOrEqual(14);
});

test('the sheet has the clinic’s number and the way there', async () => {
  const { tags } = await readPaper(await makePreparationSheet(sampleSheet, 'en'));
  expect(spokenText(tags)).toMatch(/Thursday, 19 November 2026, at\s10:20[\s\S]*210 000 000[\s\S]*How to get here\nDe metro\n/);
});

test('a visit by video has no way there, and says whose clock its hour is on', async () => {
  const { tags } = await readPaper(await makePreparationSheet({ ...sampleSheet, visit: { ...sampleSheet.visit, mode: 'online' } }, 'pt'));
  expect(spokenText(tags)).toContain('(hora de Lisboa)');
  expect(spokenText(tags)).toContain('Por vídeo');
  expect(spokenText(tags)).not.toContain('Como chegar');
});
