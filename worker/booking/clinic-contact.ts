import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import type { Library } from '@clinic/core/content/library/library';
import { mapSearch } from '@clinic/core/content/map-search';
import { readSettings } from '@clinic/core/content/site-settings';
import type { Locale } from '@clinic/core/kernel/locale';

/** How the clinic is reached, as its editors keep it. A mail without a number to call waits until there is one. */
export const clinicContact =
  (library: () => Library, siteOrigin: string) =>
  async (locale: Locale): Promise<ClinicContact> => {
    const settings = readSettings(library(), locale);
    if (!settings.phone.shown) throw new Error('the clinic’s settings are not published yet');
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
