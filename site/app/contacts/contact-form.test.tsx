import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { preferredDates } from '@clinic/core/requests/form/preferred-date';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { DocumentPageProvider } from '../islands/document-page.ts';
import { pickMessages } from '../islands/pick-messages.ts';
import type { RefusedRequest, RequestFormView } from '../requests/request-view.ts';
import { contactFormWords } from './contact-form.tsx';
import { ContactFormPart } from './contact-form-part.tsx';

const everything = (locale: Locale) =>
  Object.fromEntries(
    ['requests', 'components', 'frame'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  );

const keys = { pass: 'form', work: { algorithm: 'SHA-256', challenge: '', maxnumber: 1, salt: '', signature: '' } };
const view: RequestFormView = {
  ...{ kind: 'contact', keys, values: {}, promisedDay: '2026-11-20', exams: [], received: null, documents: null },
  dates: preferredDates('2026-11-20', usualCalendar),
};
const refused: RefusedRequest = {
  ...{ keys, values: { email: 'maria', message: 'Bom dia' }, documents: null },
  problems: [
    { field: 'name', kind: 'nameRequired' },
    { field: 'email', kind: 'emailInvalid' },
    { field: 'phone', kind: 'phoneInvalid' },
    { field: 'message', kind: 'textTooLong' },
    { field: 'consent', kind: 'consentRequired' },
    { field: 'form', kind: 'tooMany' },
  ],
};

const states = {
  'as it comes': { view, refused: undefined },
  'after one was sent': { view: { ...view, received: 'C-12' }, refused: undefined },
  'sent back with what is wrong': { view, refused },
};

test.each(locales.flatMap((locale) => Object.entries(states).map(([state, part]) => ({ locale, state, part }))))(
  'the form of the contacts, woken, says in $locale what the server wrote, $state',
  ({ locale, part }) => {
    const missing: string[] = [];
    const render = (messages: object) =>
      renderToStaticMarkup(
        <IntlProvider locale={locale} messages={messages} timeZone="Europe/Lisbon" onError={({ message }) => missing.push(message)}>
          <DocumentPageProvider value>
            <ContactFormPart {...part} />
          </DocumentPageProvider>
        </IntlProvider>,
      );
    const written = render(everything(locale));
    const carried = JSON.stringify(pickMessages(everything(locale), contactFormWords(part.refused?.problems ?? [])));
    expect(render(JSON.parse(carried))).toBe(written);
    expect(missing).toEqual([]);
    expect(carried, 'what the button says once it is pressed').toContain(everything(locale).requests.busy);
    expect(written).toContain('name="message"');
    expect(carried.length).toBeLessThan(4_000);
  },
);
