import type { FieldName } from '@clinic/core/booking/form/steps';
import { useTranslations } from 'use-intl';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';

type Label =
  | 'name'
  | 'email'
  | 'phone'
  | 'nameOther'
  | 'emailOther'
  | 'phoneOther'
  | 'bookerName'
  | 'bookerEmail'
  | 'bookerPhone'
  | 'vat'
  | 'nSNS'
  | 'nCC'
  | 'profession'
  | 'note'
  | 'noteOther';

/** What every text field of this screen has: its name, its label, what was typed and what is wrong with it. */
export function useTypedField({ values, problems }: WizardView) {
  const t = useTranslations('booking.details');
  const { errorOf } = useProblems(problems);
  return (name: FieldName, label: Label, { optional = false } = {}) => ({
    name,
    label: optional ? t(label) : t('required', { label: t(label) }),
    defaultValue: values[name],
    error: errorOf(name),
    'aria-required': optional ? undefined : true,
  });
}
