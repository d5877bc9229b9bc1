import { useLocale, useTranslations } from 'use-intl';
import { priceInWords } from '../../price-words.ts';
import { ChoiceForm } from '../choice-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import type { TypeOffer } from './type.server.ts';

export function TypeStep({ view, offer }: { view: WizardView; offer: TypeOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  return (
    <ChoiceForm
      view={view}
      look="rows"
      name="typeId"
      legend={t('steps.type.title')}
      chosen={view.values.typeId}
      choices={offer.types.map(({ typeId, name, text, cents, exact }) => ({
        value: String(typeId),
        title: name,
        ...(text && { text }),
        aside: exact ? priceInWords(cents, locale) : t('priceFrom', { price: priceInWords(cents, locale) }),
      }))}
    />
  );
}
