import type { Locale } from '@clinic/core/kernel/locale';

export const preferenceNews = ['confirmed', 'saved', 'stopped'] as const;

/** Null where the link opens nothing any more. */
export type PreferencesView = {
  /** Not in full: letters are passed on, with their links. */
  email: string;
  locale: Locale;
  isOn: boolean;
  /** Whoever stopped a moment ago begins again with one press; later it takes the form. */
  mayResume: boolean;
  /** What was just done. */
  news: (typeof preferenceNews)[number] | null;
} | null;
