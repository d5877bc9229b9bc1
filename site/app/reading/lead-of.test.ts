import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';

const meta = { title: '', description: 'Cura certa.' };

test('a medical page opens with words that a doctor has signed, and never with those for search engines', () => {
  const [unread, excerpt] = [
    { meta, excerpt: '' },
    { meta, excerpt: 'Resumo.' },
  ];
  expect(leadOf(unread)).toBe('');
  expect(leadOf(excerpt)).toBe('Resumo.');
  expect(leadOf({ ...excerpt, banner: { text: 'Abertura.' } })).toBe('Abertura.');
  expect(leadOf({ ...unread, banner: { text: '' } })).toBe('');
});
