import { genders } from '@clinic/core/personal-data/gender';
import { useTranslations } from 'use-intl';
import { BirthDate } from '../../../components/fields/birth-date.tsx';
import { RadioGroup } from '../../../components/fields/radio-group.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './details.module.css';

/** What only the patient has: a day of birth and a gender. */
export function PersonFields({ view: { values, problems, isForOther } }: { view: WizardView }) {
  const t = useTranslations('booking.details');
  const { errorOf } = useProblems(problems);
  const [day, month, year] = (['day', 'month', 'year'] as const).map((part) => values[`birthDate-${part}`] ?? '');
  const label = (name: 'birthDate' | 'gender') => t('required', { label: t(isForOther ? `${name}Other` : name) });
  return (
    <>
      <BirthDate
        name="birthDate"
        legend={label('birthDate')}
        error={errorOf('birthDate')}
        defaultValue={{ day: day ?? '', month: month ?? '', year: year ?? '' }}
      />
      <div className={styles['genders']}>
        <RadioGroup
          name="gender"
          legend={label('gender')}
          error={errorOf('gender')}
          {...(values.gender && { defaultValue: values.gender })}
          options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        />
      </div>
    </>
  );
}
