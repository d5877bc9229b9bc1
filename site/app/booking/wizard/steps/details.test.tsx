import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { WizardView } from '../wizard-view.ts';
import { DetailsStep } from './details.tsx';

const wordsOf = (locale: Locale) =>
  Object.fromEntries(
    ['booking', 'components'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  );

/** The screen as it comes from the server; only what it reads of the view. */
function render(locale: Locale, isForOther: boolean, isOnline: boolean): string {
  const view = { values: { noEmail: 'yes' }, problems: [], isForOther } as unknown as WizardView;
  return renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={wordsOf(locale)} timeZone="Europe/Lisbon">
        <DetailsStep view={view} isOnline={isOnline} />
      </IntlProvider>
    </MemoryRouter>,
  );
}

const why = {
  pt: 'A ligação para o vídeo segue por e-mail na véspera e 15 minutos antes.',
  en: 'The link to the video call comes by email the day before and 15 minutes before.',
};
const cases = locales.flatMap((locale) => [false, true].map((isForOther) => ({ locale, isForOther })));

test.each(cases)('a visit by video offers no “no e-mail”, and says why ($locale, for another: $isForOther)', ({ locale, isForOther }) => {
  const atClinic = render(locale, isForOther, false);
  expect(atClinic).toContain('name="noEmail"');
  expect(atClinic).not.toContain(why[locale]);
  const byVideo = render(locale, isForOther, true);
  expect(byVideo).not.toContain('name="noEmail"');
  // A word with a hyphen stands in an element that keeps it on one line.
  expect(byVideo.replace(/<[^>]+>/g, '')).toContain(why[locale]);
});

test('no field about two people forbids the browser to bring back what was typed, and neither is filled in with the other’s', () => {
  const fields = render('pt', true, false).match(/<input[^>]*>/g) ?? [];
  const ofPerson = (name: string) => fields.find((field) => field.includes(`name="${name}"`)) ?? '';
  for (const name of ['name', 'phone', 'email']) expect(ofPerson(name)).toContain('section-patient ');
  for (const name of ['bookerName', 'bookerPhone', 'bookerEmail']) expect(ofPerson(name)).toContain('section-booker ');
});
