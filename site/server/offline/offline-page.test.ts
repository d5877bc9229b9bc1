import { expect, test } from 'vitest';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { serviceWorker } from './service-worker.ts';

const settings = {
  name: 'Clínica <Exemplo>',
  phone: { shown: '210 000 000', href: 'tel:+351210000000', note: 'Chamada para a rede fixa nacional' },
  openingHours: [{ days: 'Segunda a sexta', opens: '10:00', closes: '20:00', weekdays: [] }],
};

test('shows the number, what the call costs and when somebody answers', () => {
  const page = offlinePage('pt', settings);
  expect(page).toContain('<a href="tel:+351210000000">210 000 000</a>');
  expect(page).toContain('Chamada para a rede fixa nacional');
  expect(page).toContain('10:00–20:00');
  expect(page).toContain('Clínica &lt;Exemplo>');
  expect(offlinePage('en', settings)).toContain('lang="en-GB"');
});

test('runs no script and needs nobody else', () => {
  expect(offlinePage('pt', settings)).not.toContain('<script');
  expect(offlinePolicy).not.toMatch(/https?:/);
  expect(offlinePolicy).toMatch(/style-src 'self' 'sha256-/);
});

test('a new phone number reaches the devices that keep the page', () => {
  const before = serviceWorker([offlinePage('pt', settings)]);
  const after = serviceWorker([offlinePage('pt', { ...settings, phone: { ...settings.phone, shown: '211 111 111' } })]);
  expect(before).not.toBe(after);
  expect(serviceWorker([offlinePage('pt', settings)])).toBe(before);
});
