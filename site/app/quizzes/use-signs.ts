import { type UrgentSign, urgentSigns } from '@clinic/core/quizzes/urgent-signs';
import { useTranslations } from 'use-intl';

/** The same signs, in the same words, in every quiz. */
export const useSigns = (): { sign: UrgentSign; words: string }[] => {
  const t = useTranslations('components.urgentSigns');
  return urgentSigns.map((sign) => ({ sign, words: t(sign) }));
};
