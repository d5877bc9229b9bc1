import { languageTags } from '@clinic/core/kernel/locale';

/** For the formats of `Intl`: which English, and which Portuguese. */
export const languageTag = (language: string): string => languageTags[language === 'en' ? 'en' : 'pt'];
