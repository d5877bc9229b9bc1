import { subSpecialties } from '@clinic/core/booking/model/sub-specialties';
import { useTranslations } from 'use-intl';
import { StepIntro } from '../../step-intro.tsx';
import { StepForm } from '../step-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import { SoleChoice } from './sole-choice.tsx';

export function SpecialtyStep({ view }: { view: WizardView }) {
  const t = useTranslations('booking');
  return (
    <>
      <StepIntro text={t('specialtyStep.lead')} />
      <StepForm view={view}>
        <SoleChoice
          view={view}
          name="subSpecialty"
          legend={t('steps.specialty.title')}
          chosen={view.values.subSpecialty}
          cards={subSpecialties.map((value) => ({
            value,
            title: t(`specialties.${value}.name`),
            text: t(`specialties.${value}.text`),
          }))}
        />
      </StepForm>
    </>
  );
}
