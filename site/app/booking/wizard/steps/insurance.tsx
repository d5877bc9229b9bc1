import { useLocale, useTranslations } from 'use-intl';
import { priceInWords } from '../../price-words.ts';
import { StepIntro } from '../../step-intro.tsx';
import { ChoiceForm } from '../choice-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import type { InsuranceOffer } from './insurance.server.ts';

export function InsuranceStep({ view, offer }: { view: WizardView; offer: InsuranceOffer }) {
  const t = useTranslations('booking.insuranceStep');
  const locale = useLocale();
  const { insured, uninsured } = offer;
  return (
    <>
      <StepIntro text={offer.text || t('text', { cap: priceInWords(offer.capCents, locale) })} />
      <ChoiceForm
        view={view}
        name="insured"
        legend={t('question')}
        chosen={view.values.insured}
        choices={[
          { value: 'no', title: t('no'), text: t('noText'), ...(uninsured && { aside: priceInWords(uninsured.cents, locale) }) },
          {
            value: 'yes',
            title: t('yes'),
            text: t('yesText'),
            ...(insured && { aside: t('atMost', { price: priceInWords(insured.cents, locale) }) }),
          },
        ]}
      />
    </>
  );
}
