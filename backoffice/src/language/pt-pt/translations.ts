import type { pt } from '@payloadcms/translations/languages/pt';

/** Payload's own words, which are Brazilian; each file here replaces those of one group. */
export type Replacement<Group extends keyof typeof pt.translations> = Partial<Record<keyof (typeof pt.translations)[Group], string>>;
