import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { WizardView } from '../wizard-view.ts';
import { EarlierWishAsk } from './earlier-wish-ask.tsx';

const wordsOf = (locale: Locale) =>
  Object.fromEntries(
    ['booking', 'components', 'wishes'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  );

function render(locale: Locale, view: Partial<WizardView>, doctorName: string | null = 'Dra. Exemplo'): string {
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={wordsOf(locale)} timeZone="Europe/Lisbon">
      <EarlierWishAsk view={{ values: {}, problems: [], ...view } as WizardView} offer={{ doctorName }} />
    </IntlProvider>,
  );
}
const box = (html: string, id: string) => html.match(new RegExp(`<input[^>]*id="${id}"[^>]*>`))?.[0] ?? '';
const isOn = (html: string, id: string) => box(html, id).includes('checked=""');

test.each(locales)('nobody is put on the list unasked; whoever only ticks wants every hour of the doctor (%s)', (locale) => {
  const html = render(locale, {});
  expect(isOn(html, 'earlier')).toBe(false);
  expect(html).not.toContain('open=""');
  for (const id of ['doctor', 'day-0', 'day-4', 'part-morning', 'part-afternoon']) expect(isOn(html, id), id).toBe(true);
  expect(isOn(html, 'notice-24')).toBe(true);
});

test.each(locales)('whoever has no preference among the doctors has none here either (%s)', (locale) => {
  const html = render(locale, {}, null);
  expect([isOn(html, 'doctor'), isOn(html, 'doctor-any')]).toEqual([false, true]);
  expect(html).not.toContain('Exemplo');
});

test.each(locales)('what was left out is asked for where it is given, with the rest as it was left (%s)', (locale) => {
  const html = render(locale, { values: { earlier: 'same  afternoon 48' }, problems: [{ field: 'day-0', kind: 'earlierIncomplete' }] });
  expect(html).toContain('open=""');
  expect(['earlier', 'doctor', 'part-afternoon', 'notice-48'].map((id) => isOn(html, id))).toEqual([true, true, true, true]);
  expect(['day-0', 'day-4', 'part-morning'].map((id) => isOn(html, id))).toEqual([false, false, false]);
  // Not beside the tick: whatever holds a ticked box counts as mended, and its error is hidden.
  expect(html.match(/<fieldset[^>]*data-invalid[\s\S]*?<\/fieldset>/)?.[0]).toContain('id="day-0"');
  expect(html.match(/data-invalid/g)).toHaveLength(1);
});
