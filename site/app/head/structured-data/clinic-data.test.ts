import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import { expect, test } from 'vitest';
import { clinicData } from './clinic-data.ts';
import { toJsonLd } from './to-json-ld.ts';

const settings = {
  name: 'Clínica </script><script>alert(1)</script>',
  phone: { shown: '210 000 000', href: 'tel:+351210000000', note: '' },
  email: '',
  address: { street: 'Rua do Exemplo 00', postalCode: '1000-000', city: 'Lisboa' },
  openingHours: [{ days: 'Segunda a sexta', opens: '10:00', closes: '20:00', weekdays: ['Monday', 'Friday'] }],
} as unknown as SiteSettings;
const data = toJsonLd([clinicData(settings, { origin: 'https://clinica.example', url: 'https://clinica.example/pt' })]);
const [clinic] = JSON.parse(data)['@graph'];

test('no text of the settings can end the data early', () => {
  expect(data).not.toContain('<');
  expect(clinic.name).toBe(settings.name);
});

test('hours and phone are those of the settings', () => {
  expect(clinic.telephone).toBe('+351210000000');
  expect(clinic.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Friday'],
      opens: '10:00',
      closes: '20:00',
    },
  ]);
});

test('an e-mail that is not set is not given', () => expect(data).not.toContain('email'));
