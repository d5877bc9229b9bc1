import { type Reason, reasons } from '@clinic/core/booking/form/quiz-reasons';
import { useTranslations } from 'use-intl';
import type { IconName } from '../../art/names.ts';

/** What words alone would make long: the drawing of the same subject on the rest of the site. */
const icons: Record<Reason, IconName> = {
  weakStream: 'hiperplasia-benigna-da-prostata',
  highPsa: 'exame-do-psa',
  burning: 'fluxometria-urinaria',
  leaking: 'incontinencia-urinaria',
  erection: 'passo-conversar',
  stone: 'litiase-e-colica-renal',
  blood: 'sangue-na-urina-hematuria',
  women: 'prolapsos-de-orgaos-pelvicos',
  checkUp: 'passo-examinar',
  followUp: 'passo-plano',
  unsure: 'outras-doencas',
};

export function useReasonCards() {
  const t = useTranslations('bookingQuiz.reasons');
  return reasons.map((value) => ({ value, title: t(`${value}.title`), text: t(`${value}.text`), icon: icons[value] }));
}
