import type { SiteSettings } from '@clinic/core/content/site-settings';

/** The clinic as search engines read it; every value is also shown on the page. */
export function clinicData({ name, description, phone, email, address, openingHours }: SiteSettings, url: string): string {
  const clinic = {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': `${new URL(url).origin}/#clinica`,
    name,
    description,
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
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
      opens,
      closes,
    })),
  };
  // Inside a script element only "<" could end the data early.
  return JSON.stringify(clinic).replaceAll('<', '\\u003c');
}
