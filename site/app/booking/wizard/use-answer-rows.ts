import type { Step } from '@clinic/core/booking/form/steps';
import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { slotInWords } from '../../components/date/slot-words.ts';
import { priceInWords } from '../price-words.ts';
import type { AnswersView } from './wizard-view.ts';

/** One line of "A sua consulta": what was answered, and where to change it; the price follows from the others. */
export type AnswerRow = { key: string; step: Step | null; name: string; value: string; note?: string };

export function useAnswerRows(answers: AnswersView): AnswerRow[] {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { who, mode, typeName, subSpecialty, doctorName, insured, price, slot, patientName, payment } = answers;
  const row = (key: Exclude<Step, 'check'>, value: string | false | undefined): AnswerRow[] =>
    value ? [{ key, step: key, name: t(`rows.${key}`), value }] : [];
  return [
    ...row('who', who && t(`whoStep.answers.${who.forOther ? 'other' : 'me'}${who.hadConsultation ? 'Known' : 'New'}`)),
    ...row('type', typeName),
    ...row('specialty', subSpecialty && t(`specialties.${subSpecialty}.name`)),
    ...row('mode', mode && t(`modes.${mode}.answer`)),
    ...row('insurance', insured === undefined ? undefined : t(insured ? 'insuranceStep.answerYes' : 'insuranceStep.answerNo')),
    ...row('professional', doctorName === null ? t('noPreference') : doctorName),
    ...row('slot', slot && capitalised(slotInWords(slot.date, slot.time, locale))),
    ...row('details', patientName),
    ...row('payment', payment && t(`payments.${payment}.answer`)),
    ...(price
      ? [
          {
            key: 'price',
            step: null,
            name: t('rows.price'),
            value: priceInWords(price.cents, locale),
            ...(price.subjectToAuthorisation && { note: t('authorisation') }),
          },
        ]
      : []),
  ];
}
