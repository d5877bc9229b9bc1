import { createAddressBook } from '@clinic/core/addresses/address-book';
import { sampleLibrary } from '@clinic/core/content/library/sample-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEventTimes } from './watch-event-times.ts';

const address = { collection: 'eventos' as const, id: 1, slugs: { pt: 'janeiro' }, titles: { pt: 'Janeiro' }, parent: null, updatedAt: '' };
const libraryWith = (data_inicio: string, data_fim: string | null = null) =>
  sampleLibrary(createAddressBook([address]), { 'eventos/1': { id: 1, titulo: 'Janeiro', slug: 'janeiro', data_inicio, data_fim } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-18T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const until = (moment: string) => vi.advanceTimersByTime(Date.parse(moment) - Date.now());

test('pages are made anew when an event begins and when it ends, days ahead, and not before', () => {
  const onChange = vi.fn();
  const library = libraryWith('2027-01-21T18:30:00Z', '2027-01-21T20:00:00Z');
  const watch = watchEventTimes({ library: () => library, onChange });
  until('2027-01-21T18:29:59Z');
  expect(onChange).toHaveBeenCalledTimes(0);
  until('2027-01-21T18:30:01Z');
  expect(onChange).toHaveBeenCalledTimes(1);
  until('2027-01-21T20:00:01Z');
  expect(onChange).toHaveBeenCalledTimes(2);
  until('2027-02-21T20:00:01Z');
  expect(onChange).toHaveBeenCalledTimes(2);
  watch.stop();
});

test('an event that was moved by a publication is waited for at its new time', () => {
  const onChange = vi.fn();
  let library = libraryWith('2027-01-30T18:30:00Z');
  const watch = watchEventTimes({ library: () => library, onChange });
  library = libraryWith('2027-01-18T13:00:00Z');
  watch.look();
  until('2027-01-18T13:00:01Z');
  expect(onChange).toHaveBeenCalledTimes(1);
  watch.stop();
  until('2027-01-18T23:00:00Z');
  expect(onChange).toHaveBeenCalledTimes(1);
});
