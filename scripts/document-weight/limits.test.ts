import { expect, test } from 'vitest';
import { type Cost, documentFigures, limitsBroken } from './limits.ts';

const cost = (more: Partial<Cost>): Cost => ({
  ...{ kind: 'problem', scriptBytes: 25 * 1024, htmlBytes: 14 * 1024, longTasksBeyondMs: 60, processorBeyondMs: 60 },
  ...more,
});

test('25 KB of script, 14 KB of HTML on a problem page, and 60 ms of long tasks and of processor beyond the page without script are the most', () => {
  expect(limitsBroken(cost({}))).toEqual([]);
  expect(limitsBroken(cost({ scriptBytes: 25 * 1024 + 1 }))).toEqual(['script']);
  expect(limitsBroken(cost({ htmlBytes: 14 * 1024 + 1 }))).toEqual(['HTML']);
  expect(limitsBroken(cost({ longTasksBeyondMs: 61, processorBeyondMs: 61 }))).toEqual(['long tasks', 'processor']);
});

test('the HTML of the other diseases is limited like that of a problem, that of other pages is not', () => {
  const long = { htmlBytes: 20 * 1024 };
  expect(limitsBroken(cost({ kind: 'other-diseases', ...long }))).toEqual(['HTML']);
  expect(limitsBroken(cost({ kind: 'home', ...long }))).toEqual([]);
});

test('the last line tells the medians, the longest problem page and how many are over a limit, without those that hydrate whole', () => {
  const pages = [
    cost({ scriptBytes: 7 * 1024, htmlBytes: 12 * 1024, longTasksBeyondMs: 0, processorBeyondMs: 20 }),
    cost({ kind: 'other-diseases', scriptBytes: 8 * 1024, htmlBytes: 15 * 1024, longTasksBeyondMs: 30, processorBeyondMs: 40 }),
    cost({ kind: 'home', scriptBytes: 8 * 1024, htmlBytes: 30 * 1024, longTasksBeyondMs: 70, processorBeyondMs: 50 }),
    cost({ kind: 'search', scriptBytes: 140 * 1024, longTasksBeyondMs: 500, processorBeyondMs: 900 }),
  ];
  expect(documentFigures(pages)).toBe(
    'documents: script at most 8 KB before a touch (median 8), HTML of problem pages at most 15 KB, ' +
      'beyond the page without script: long tasks 30 ms, processor 40 ms (medians), 2 of 4 pages over a limit',
  );
});
