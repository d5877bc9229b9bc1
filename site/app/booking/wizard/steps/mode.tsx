import { useLocale, useTranslations } from 'use-intl';
import atClinic from '../../../art/scenes/consulta-na-clinica.svg';
import byVideo from '../../../art/scenes/consulta-por-video.svg';
import { CallNotice } from '../../call-notice.tsx';
import { priceInWords } from '../../price-words.ts';
import { ChoiceForm } from '../choice-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import type { ModeOffer } from './mode.server.ts';
import styles from './steps.module.css';

const drawings = { inPerson: atClinic, online: byVideo };

export function ModeStep({ view, offer }: { view: WizardView; offer: ModeOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  if (offer.modes.length === 0) return <CallNotice title={t('modeStep.none')} />;
  return (
    <>
      <ChoiceForm
        view={view}
        name="mode"
        legend={t('steps.mode.title')}
        chosen={view.values.mode}
        choices={offer.modes.map(({ mode: value, cents }) => ({
          ...{ value, drawing: drawings[value] },
          title: t(`modes.${value}.title`),
          text: t(`modes.${value}.text`),
          ...(cents !== null && { aside: priceInWords(cents, locale) }),
        }))}
      />
      <p className={styles['foot']}>{t('insuranceStep.text', { cap: priceInWords(offer.capCents, locale) })}</p>
    </>
  );
}
