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
import { WhoStep } from './who.tsx';

export function StepBody({ view }: { view: WizardView }) {
  const { offer } = view;
  switch (offer.step) {
    case 'who':
      return <WhoStep view={view} offer={offer} />;
    case 'mode':
      return <ModeStep view={view} offer={offer} />;
    case 'type':
      return <TypeStep view={view} offer={offer} />;
    case 'specialty':
      return <SpecialtyStep view={view} offersTypes={offer.offersTypes} />;
    case 'professional':
      return <ProfessionalStep view={view} offer={offer} />;
    case 'insurance':
      return <InsuranceStep view={view} offer={offer} />;
    case 'slot':
      return <SlotStep view={view} offer={offer} />;
    case 'details':
      return <DetailsStep view={view} isOnline={offer.mode === 'online'} />;
    case 'payment':
      return <PaymentStep view={view} offer={offer} />;
    case 'check':
      return <CheckStep view={view} offer={offer} />;
  }
}
