import type { Locale } from '@clinic/core/kernel/locale';
import { label } from '../language/label.ts';

/** An editor sees one language at a time: a refusal must say when it speaks of the other. */
export const inSpoken = {
  pt: label('em português', 'in Portuguese'),
  en: label('em inglês', 'in English'),
} satisfies Record<Locale, object>;
