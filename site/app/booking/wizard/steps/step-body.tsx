import type { WizardView } from '../wizard-view.ts';
import { CheckStep } from './check.tsx';
import { DetailsStep } from './details.tsx';
import { InsuranceStep } from './insurance.tsx';
import { ModeStep } from './mode.tsx';
import { PaymentStep } from './payment.tsx';
import { ProfessionalStep } from './professional.tsx';
import { SlotStep } from './slot.tsx';
import { SpecialtyStep } from './specialty.tsx';
import { TypeStep } from './type.tsx';

export function StepBody({ view }: { view: WizardView }) {
  const { offer } = view;
  switch (offer.step) {
    case 'mode':
      return <ModeStep view={view} offer={offer} />;
    case 'type':
      return <TypeStep view={view} offer={offer} />;
    case 'specialty':
      return <SpecialtyStep view={view} />;
    case 'professional':
      return <ProfessionalStep view={view} offer={offer} />;
    case 'insurance':
      return <InsuranceStep view={view} offer={offer} />;
    case 'slot':
      return <SlotStep view={view} offer={offer} />;
    case 'details':
      return <DetailsStep view={view} />;
    case 'payment':
      return <PaymentStep view={view} offer={offer} />;
    case 'check':
      return <CheckStep view={view} offer={offer} />;
  }
}
