import type { SiteSettings } from '../frame/site-settings.ts';

/** Opens the address on a map that follows nobody; asked for only by whoever presses. */
export const mapSearch = ({ street, postalCode, city }: SiteSettings['address']): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${postalCode} ${city}` })}`;
