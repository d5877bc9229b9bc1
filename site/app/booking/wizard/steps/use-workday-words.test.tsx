import { addDays } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { messagesFor } from '../../../language/messages.server.ts';
import { useWorkdayWords } from './use-workday-words.ts';

const monday = '2026-11-16';
const Said = ({ days }: { days: string[] }) => useWorkdayWords(days);

/** By the number of the day, from 0 for Monday. */
const said = (locale: Locale, ...weekdays: number[]) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesFor(locale, 'booking')} timeZone="Europe/Lisbon">
      <Said days={weekdays.map((weekday) => addDays(monday, weekday))} />
    </IntlProvider>,
  );

test('a doctor’s days are named in the order of the week', () => {
  expect(said('pt', 1)).toBe('Atende às terças');
  expect(said('pt', 1, 3, 4)).toBe('Atende às terças, quintas e sextas');
  expect(said('pt', 0, 1, 2, 3, 4)).toBe('Atende todos os dias úteis');
  expect(said('pt', 5)).toBe('Atende ao fim de semana');
  expect(said('pt')).toBe('');
});

test('a Saturday beside weekdays is named, too', () => {
  expect(said('pt', 1, 5)).toBe('Atende às terças e aos sábados');
  expect(said('pt', 1, 3, 5, 6)).toBe('Atende às terças, quintas, aos sábados e aos domingos');
  expect(said('pt', 0, 1, 2, 3, 4, 5)).toBe('Atende todos os dias úteis e aos sábados');
  expect(said('en', 1, 5)).toBe('Sees patients on Tuesdays and on Saturdays');
  expect(said('en', 0, 1, 2, 3, 4, 5)).toBe('Sees patients every weekday and on Saturdays');
});
