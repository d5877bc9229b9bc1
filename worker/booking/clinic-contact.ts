import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import type { ReadContent } from '@clinic/core/content/content-reader';
import { mapSearch } from '@clinic/core/content/map-search';
import { readSettings } from '@clinic/core/content/site-settings';
import type { Locale } from '@clinic/core/kernel/locale';

/** How the clinic is reached, as its editors keep it; from the last good copy where the back office is silent. */
export const clinicContact =
  (read: ReadContent, siteOrigin: string) =>
  async (locale: Locale): Promise<ClinicContact> => {
    const settings = await readSettings(read, locale);
    const { street, postalCode, city } = settings.address;
    return {
      name: settings.name,
      phone: settings.phone.shown,
      phoneHref: settings.phone.href,
      phoneNote: settings.phone.note,
      email: settings.email,
      addressLines: [street, `${postalCode} ${city}`],
      mapsUrl: mapSearch(settings.address),
      siteUrl: `${siteOrigin}/${locale}`,
    };
  };
