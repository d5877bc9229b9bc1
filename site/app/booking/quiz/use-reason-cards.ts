import { type Reason, reasons } from '@clinic/core/booking/quiz/reasons';
import { useTranslations } from 'use-intl';
import type { IconName } from '../../art/names.ts';

/** What words alone would make long: the drawing of the same subject on the rest of the site. */
const icons: Partial<Record<Reason, IconName>> = {
  weakStream: 'hiperplasia-benigna-da-prostata',
  highPsa: 'exame-do-psa',
  leaking: 'incontinencia-urinaria',
  stone: 'litiase-e-colica-renal',
  blood: 'sangue-na-urina-hematuria',
  women: 'prolapsos-de-orgaos-pelvicos',
  checkUp: 'passo-examinar',
  followUp: 'passo-plano',
  unsure: 'passo-conversar',
};

export function useReasonCards() {
  const t = useTranslations('bookingQuiz.reasons');
  return reasons.map((value) => {
    const icon = icons[value];
    return { value, title: t(`${value}.title`), text: t(`${value}.text`), ...(icon && { icon }) };
  });
}
