import type { SiteSettings } from '@clinic/core/content/site-settings';
import { expect, test } from 'vitest';
import { clinicData } from './clinic-data.server.ts';

const settings = {
  name: 'Clínica </script><script>alert(1)</script>',
  description: 'Urologia',
  phone: { shown: '210 000 000', href: 'tel:+351210000000', note: '' },
  email: '',
  address: { street: 'Rua do Exemplo 00', postalCode: '1000-000', city: 'Lisboa' },
  openingHours: [{ days: 'Segunda a sexta', opens: '10:00', closes: '20:00', weekdays: ['Monday', 'Friday'] }],
} as unknown as SiteSettings;

test('no text of the settings can end the data early', () => {
  const data = clinicData(settings, 'https://clinica.example/pt');
  expect(data).not.toContain('<');
  expect(JSON.parse(data).name).toBe(settings.name);
});

test('hours and phone are those of the settings', () => {
  const data = JSON.parse(clinicData(settings, 'https://clinica.example/pt'));
  expect(data.telephone).toBe('+351210000000');
  expect(data.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Friday'],
      opens: '10:00',
      closes: '20:00',
    },
  ]);
});

test('an e-mail that is not set is not given', () => expect(clinicData(settings, 'https://clinica.example/pt')).not.toContain('email'));
