import type { PartStatus } from '@clinic/core/figures/system-status';
import { expect, test } from 'vitest';
import { statusSentence } from './status-sentence.ts';

const line = (part: PartStatus['part'], state: PartStatus['state']): PartStatus => ({ part, state, at: null, waiting: 0 });

test('one sentence names what does not work, and says so where nothing is known to be wrong or nothing could be read', () => {
  const fine = [line('worker', 'works'), line('scanner', 'unknown')];
  expect(statusSentence(fine, 'pt')).toBe('Não há problemas conhecidos.');
  const broken = [...fine, line('mail', 'down'), line('publishing', 'waits')];
  expect(statusSentence(broken, 'pt')).toBe('E-mail: não responde; Publicações no site: está atrasado.');
  expect(statusSentence(broken, 'en')).toBe('E-mail: does not answer; Publications on the site: is late.');
  expect(statusSentence(null, 'pt')).toMatch(/^O estado não pôde ser lido/);
});
