import { longestEmail } from '@clinic/core/personal-data/field-lengths';
import { genders } from '@clinic/core/personal-data/gender';
import { callTimes, contactSubjects, longestLine, longTexts, type RequestField } from '@clinic/core/requests/form/request-fields';
import { useTranslations } from 'use-intl';
import { BirthDate } from '../components/fields/birth-date.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { Select } from '../components/fields/select.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { PreferredDate } from './preferred-date.tsx';
import type { RequestFormView } from './request-view.ts';
import { useFieldWords } from './use-field-words.ts';

export type AskedField = {
  field: RequestField;
  isRequired: boolean;
  view: RequestFormView;
  values: Readonly<Record<string, string>>;
  errorOf: (field: string) => string | undefined;
  hintOf: (field: string) => string | undefined;
};

const kinds = { email: 'email', phone: 'tel', vat: 'number', nSNS: 'number', patientNumber: 'number' } as const;
const completions = { name: 'name', country: 'country-name', languages: 'off' } as const;

/** One question, by the control that suits its answer. */
export function RequestFieldView({ field, isRequired, view, values, errorOf, hintOf }: AskedField) {
  const t = useTranslations('requests');
  const { label, hint: usual } = useFieldWords(view.kind, field);
  const hint = hintOf(field) ?? usual;
  // One of two contacts is needed, so neither of them may be called optional.
  const isOptional = !isRequired && !(view.kind === 'complaint' && (field === 'email' || field === 'phone'));
  const shared = { name: field, error: errorOf(field), ...(hint && { hint }) };
  const value = values[field] ?? '';
  const named = { ...shared, label: isRequired ? t('required', { label }) : label, optional: isOptional };
  const legend = { ...shared, legend: isRequired ? t('required', { label }) : label };
  if (longTexts.includes(field))
    return <TextArea {...named} defaultValue={value} rows={field === 'more' ? 3 : 5} aria-required={isRequired} />;
  switch (field) {
    case 'birthDate': {
      const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) => values[`birthDate-${part}`]);
      return <BirthDate name={field} legend={legend.legend} error={legend.error} defaultValue={{ day, month, year }} />;
    }
    case 'gender': {
      const options = genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }));
      return <RadioGroup {...legend} options={options} defaultValue={value} />;
    }
    case 'when': {
      const offered = callTimes.filter((time) => view.kind === 'contact' || time !== 'byEmail');
      const options = [{ value: '', label: t('call.any') }, ...offered.map((time) => ({ value: time, label: t(`call.${time}`) }))];
      return <RadioGroup {...legend} options={options} defaultValue={value} />;
    }
    case 'subject': {
      const options = contactSubjects.map((subject) => ({ value: subject, label: t(`subjects.${subject}`) }));
      return <Select {...named} options={options} blank={t('subjectBlank')} defaultValue={value} />;
    }
    case 'exam': {
      const options = view.exams.map(({ slug, title }) => ({ value: slug, label: title }));
      return <Select {...named} options={options} defaultValue={value} aria-required />;
    }
    case 'preferredDate':
      return <PreferredDate {...named} dates={view.dates} value={value} />;
    default: {
      const kind = field in kinds ? kinds[field as keyof typeof kinds] : 'text';
      const autoComplete = field in completions ? { autoComplete: completions[field as keyof typeof completions] } : {};
      return (
        <TextField
          {...named}
          kind={kind}
          defaultValue={value}
          maxLength={field === 'email' ? longestEmail : longestLine}
          aria-required={isRequired}
          {...autoComplete}
        />
      );
    }
  }
}
