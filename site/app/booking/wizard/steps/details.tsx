import { genders } from '@clinic/core/personal-data/gender';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../components/class-names.ts';
import { BirthDate } from '../../../components/fields/birth-date.tsx';
import { Checkbox } from '../../../components/fields/checkbox.tsx';
import { RadioGroup } from '../../../components/fields/radio-group.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Unbroken } from '../../../components/unbroken.tsx';
import { StepIntro } from '../../step-intro.tsx';
import { StepForm } from '../step-form.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import { BookingConsent } from './booking-consent.tsx';
import styles from './details.module.css';
import { OptionalDetails } from './optional-details.tsx';
import common from './steps.module.css';
import { useTypedField } from './use-typed-field.ts';

/** Who comes, and who books for them if that is somebody else. */
export function DetailsStep({ view }: { view: WizardView }) {
  const t = useTranslations('booking.details');
  const { errorOf } = useProblems(view.problems);
  const field = useTypedField(view);
  const question = useTranslations('booking')('steps.details.title');
  const { values } = view;
  const birthDate = { day: values['birthDate-day'] ?? '', month: values['birthDate-month'] ?? '', year: values['birthDate-year'] ?? '' };
  return (
    <>
      <StepIntro text={t('lead')} />
      <StepForm view={view}>
        <div className={classNames(common['sole'], styles['who'])}>
          <RadioGroup
            name="forOther"
            legend={question}
            defaultValue={values.forOther || 'no'}
            options={[
              { value: 'no', label: t('forMe') },
              { value: 'yes', label: t('forOther') },
            ]}
          />
        </div>
        <div className={styles['booker']}>
          <h2 className={styles['part']}>{t('booker')}</h2>
          <TextField {...field('bookerName', 'bookerName')} autoComplete="section-booker name" />
          <TextField kind="email" {...field('bookerEmail', 'bookerEmail')} autoComplete="section-booker email" />
          <TextField kind="tel" {...field('bookerPhone', 'bookerPhone')} autoComplete="section-booker tel" />
          <h2 className={styles['part']}>{t('patient')}</h2>
          <p>
            <Unbroken text={t('patientText')} />
          </p>
        </div>
        <TextField {...field('name', 'name')} hint={t('nameHint')} autoComplete="name" />
        <TextField kind="email" {...field('email', 'email')} hint={t('emailHint')} />
        <Checkbox name="noEmail" value="yes" label={t('noEmail')} hint={t('noEmailHint')} defaultChecked={values.noEmail === 'yes'} />
        <TextField kind="tel" {...field('phone', 'phone')} hint={t('phoneHint')} />
        <BirthDate
          name="birthDate"
          legend={t('required', { label: t('birthDate') })}
          error={errorOf('birthDate')}
          defaultValue={birthDate}
        />
        <RadioGroup
          name="gender"
          legend={t('required', { label: t('gender') })}
          error={errorOf('gender')}
          {...(values.gender && { defaultValue: values.gender })}
          options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        />
        <OptionalDetails view={view} />
        <BookingConsent ticked={values.consent === 'yes'} error={errorOf('consent')} />
      </StepForm>
    </>
  );
}
