import { expect, test } from 'vitest';
import { whatToBring } from './what-to-bring.ts';

const before = { when: 'Na véspera', text: 'Jante leve.' };

test.each(['Traga consigo', 'O que trazer', 'Bring with you', 'What to bring'])('"%s" is a list, not a time', (when) => {
  expect(whatToBring([before, { when, text: 'O cartão do seguro.' }])).toEqual({ todo: [before], bring: 'O cartão do seguro.' });
});

test('a time stays a time', () => expect(whatToBring([before])).toEqual({ todo: [before], bring: '' }));
