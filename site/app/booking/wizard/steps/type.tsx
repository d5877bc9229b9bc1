import { useLocale, useTranslations } from 'use-intl';
import { priceInWords } from '../../price-words.ts';
import { StepForm } from '../step-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import { SoleChoice } from './sole-choice.tsx';
import type { TypeOffer } from './type.server.ts';

export function TypeStep({ view, offer }: { view: WizardView; offer: TypeOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  return (
    <StepForm view={view}>
      <SoleChoice
        view={view}
        name="typeId"
        legend={t('steps.type.title')}
        chosen={view.values.typeId}
        cards={offer.types.map(({ typeId, name, text, cents }) => ({
          value: String(typeId),
          title: name,
          ...(text && { text }),
          ...(cents !== null && { aside: priceInWords(cents, locale) }),
        }))}
      />
    </StepForm>
  );
}
