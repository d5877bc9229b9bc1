import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import en from '../../messages/en/events.json' with { type: 'json' };
import pt from '../../messages/pt/events.json' with { type: 'json' };
import type { RegistrationView } from './registration-view.ts';
import { usePlacesInWords } from './use-places-in-words.ts';

const messages = { pt: { events: pt }, en: { events: en } };

function Places({ free }: { free: number }) {
  const event = { places: 30, attendance: 'room' } as unknown as RegistrationView['event'];
  return <p>{usePlacesInWords({ event, free })?.title}</p>;
}

test.each([
  ['pt', 30, 'Há 30 lugares'],
  ['pt', 29, 'Restam 29 dos 30 lugares'],
  ['pt', 0, 'Está cheio'],
  ['en', 30, 'There are 30 places'],
  ['en', 1, '1 of 30 places left'],
] as const)('places are left only once somebody has registered: %s, %d free', (locale, free, words) => {
  const shown = (
    <IntlProvider locale={locale} timeZone="Europe/Lisbon" messages={messages[locale]}>
      <Places free={free} />
    </IntlProvider>
  );
  expect(renderToStaticMarkup(shown)).toBe(`<p>${words}</p>`);
});
