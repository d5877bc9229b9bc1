import { useLocale, useTranslations } from 'use-intl';
import { CallNotice } from '../../call-notice.tsx';
import { priceInWords } from '../../price-words.ts';
import { StepIntro } from '../../step-intro.tsx';
import { StepForm } from '../step-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import type { ModeOffer } from './mode.server.ts';
import { SoleChoice } from './sole-choice.tsx';

export const modeIcons = { inPerson: 'passo-conversar', online: 'consulta-online' } as const;

export function ModeStep({ view, offer }: { view: WizardView; offer: ModeOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { mode, doctorId } = offer.preset;
  return (
    <>
      {view.hasExpired && (
        <CallNotice title={t('expired.title')}>
          <p>{t('expired.text')}</p>
        </CallNotice>
      )}
      <StepIntro text={t('modeStep.lead')} />
      <StepForm view={view}>
        {doctorId && <input type="hidden" name="presetDoctorId" value={doctorId} />}
        <SoleChoice
          view={view}
          name="mode"
          legend={t('steps.mode.title')}
          chosen={mode ?? view.values.mode}
          cards={offer.modes.map(({ mode: value, cents, exact }) => ({
            value,
            title: t(`modes.${value}.title`),
            text: t(`modes.${value}.text`),
            icon: modeIcons[value],
            aside: exact ? priceInWords(cents, locale) : t('priceFrom', { price: priceInWords(cents, locale) }),
          }))}
        />
      </StepForm>
    </>
  );
}
