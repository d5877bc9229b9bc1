import { readSettings } from '@clinic/core/content/frame/site-settings';
import type { Library } from '@clinic/core/content/library/library';
import { mapSearch } from '@clinic/core/content/pages/map-search';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';

/** The clinic's contact data from the settings. A mail waits until there is a phone number. */
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
