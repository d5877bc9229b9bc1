import type { Locale } from '../kernel/locale.ts';

/** The clinic's service knows names with Portuguese titles: “Dra. Sofia”, “Ft. Filipa”. In English a doctor is “Dr”, and a therapist has no title. */
export const doctorNameIn = (clinicalName: string, locale: Locale): string =>
  locale === 'pt' ? clinicalName : clinicalName.replace(/^Dra?\. /, 'Dr ').replace(/^Ft\. /, '');
