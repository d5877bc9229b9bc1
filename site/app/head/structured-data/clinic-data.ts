import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import type { DayOfWeek, MedicalClinic } from 'schema-dts';

/** How other pages name the clinic without saying everything again. */
export const clinicId = (origin: string) => `${origin}/#clinica`;

/** The clinic as search engines read it; every value is also shown on the page. */
export const clinicData = (
  { name, phone, email, address, openingHours }: SiteSettings,
  { origin, url }: { origin: string; url: string },
): MedicalClinic => ({
  '@type': 'MedicalClinic',
  '@id': clinicId(origin),
  name,
  url,
  medicalSpecialty: 'https://schema.org/Urologic',
  telephone: phone.href.replace('tel:', ''),
  ...(email && { email }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: 'PT',
  },
  openingHoursSpecification: openingHours.map(({ opens, closes, weekdays }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as DayOfWeek),
    opens,
    closes,
  })),
});
