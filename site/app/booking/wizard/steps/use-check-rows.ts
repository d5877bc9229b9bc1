import type { InputStep } from '@clinic/core/booking/form/steps';
import { offsetInWords } from '@clinic/core/kernel/lisbon-time';
import { useLocale, useTranslations } from 'use-intl';
import { dateInWords, dayInWords } from '../../../components/date/date-words.ts';
import { useHourInLisbon } from '../../use-hour-in-lisbon.ts';
import { type AnswerRow, useAnswerRows } from '../use-answer-rows.ts';
import type { AnswersView } from '../wizard-view.ts';
import type { CheckOffer } from './check.server.ts';
import { phoneInWords } from './phone-words.ts';

type Part = { part: 'visit' | 'patient' | 'booker' | 'payment'; rows: AnswerRow[] };

/** All answers, in the parts in which one thinks of them. */
export function useCheckRows(answers: AnswersView, { details, mbwayPhone, payUntil, timeZone, abroad }: CheckOffer): Part[] {
  const t = useTranslations('booking');
  const locale = useLocale();
  const rows = useAnswerRows(answers);
  const inLisbon = useHourInLisbon(timeZone);
  const pick = (...keys: string[]) => rows.filter(({ key }) => keys.includes(key));
  const row = (step: InputStep, name: Parameters<typeof t>[0], value: string | null | undefined): AnswerRow[] =>
    value ? [{ key: name, step, name: t(name), value }] : [];
  const { patient, booker } = details ?? {};
  const clock = abroad && {
    when:
      abroad.day === answers.slot?.date ? abroad.time : t('abroad.dayAndTime', { day: dayInWords(abroad.day, locale), time: abroad.time }),
    offset: offsetInWords(abroad.aheadOfLisbonMinutes, locale),
  };
  const until = payUntil && t('checkStep.payUntil', { until: inLisbon(payUntil) });
  const parts: Part[] = [
    {
      part: 'visit',
      rows: [
        ...pick('slot').map((slot) => (clock ? { ...slot, note: t('abroad.yourClock', clock) } : slot)),
        ...pick('professional', 'mode', 'type', 'specialty', 'who', 'insurance'),
      ],
    },
    { part: 'patient', rows: patient ? personRows(patient) : [] },
    { part: 'booker', rows: booker ? bookerRows(booker) : [] },
    {
      part: 'payment',
      rows: [
        ...pick('price'),
        ...pick('payment').map((payment) => (until ? { ...payment, note: until } : payment)),
        ...row('payment', 'rows.mbwayPhone', mbwayPhone && phoneInWords(mbwayPhone)),
      ],
    },
  ];
  return parts.filter((part) => part.rows.length > 0);

  function personRows({
    name,
    email,
    phone,
    birthDate,
    gender,
    vat,
    nSNS,
    nCC,
    profession,
    note,
  }: NonNullable<typeof patient>): AnswerRow[] {
    return [
      ...row('details', 'details.name', name),
      ...row('details', 'details.birthDate', dateInWords(birthDate, locale)),
      ...row('details', 'details.gender', t(`details.genders.${gender}`)),
      ...row('details', 'details.email', email),
      ...row('details', 'details.phone', phoneInWords(phone)),
      ...row('details', 'details.vat', vat),
      ...row('details', 'details.nSNS', nSNS),
      ...row('details', 'details.nCC', nCC),
      ...row('details', 'details.profession', profession),
      ...row('details', 'rows.note', note),
    ];
  }
  function bookerRows({ bookerName, bookerEmail, bookerPhone }: NonNullable<typeof booker>): AnswerRow[] {
    return [
      ...row('details', 'details.name', bookerName),
      ...row('details', 'details.email', bookerEmail),
      ...row('details', 'details.phone', phoneInWords(bookerPhone)),
    ];
  }
}
