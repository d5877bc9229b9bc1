import { expect, test } from 'vitest';
import { planScroll } from './scroll-rules.ts';

const arrival = { type: 'PUSH', newPage: true, hash: '', wish: undefined } as const;

test('a new page begins at its top', () => expect(planScroll(arrival)).toEqual({ toTop: true }));

test('an anchor is scrolled to after 500 ms', () => {
  const target = { selector: '[id="form-consulta"]', delayMs: 500 };
  expect(planScroll({ ...arrival, hash: '#form-consulta' })).toEqual({ toTop: true, target });
  expect(planScroll({ ...arrival, newPage: false, hash: '#form-consulta' })).toEqual({ toTop: false, target });
});

test('a selector in the link’s state is scrolled to after 600 ms', () =>
  expect(planScroll({ ...arrival, hash: '#outro', wish: { scrollTo: '.resultado' } })).toEqual({
    toTop: true,
    target: { selector: '.resultado', delayMs: 600 },
  }));

test('back and forward are the browser’s', () => expect(planScroll({ ...arrival, type: 'POP', hash: '#a' })).toBeUndefined());

test('a link may ask to stay where the reader is', () =>
  expect(planScroll({ ...arrival, newPage: false, wish: { keepScroll: true } })).toEqual({ toTop: false }));

test.each([
  ['#opera%C3%A7%C3%A3o', '[id="operação"]'],
  ['#"]body', '[id="\\"]body"]'],
  ['#%E0', '[id="%E0"]'],
])('the anchor %s never breaks the search for it', (hash, selector) =>
  expect(planScroll({ ...arrival, hash })?.target?.selector).toBe(selector),
);
