import { useLocale, useTranslations } from 'use-intl';
import { buttonClass } from '../../../components/button.tsx';
import { slotInWords } from '../../../components/date/date-words.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CallNotice } from '../../call-notice.tsx';
import { PriceTag } from '../../price-tag.tsx';
import { StepIntro } from '../../step-intro.tsx';
import { stepAddress } from '../step-address.ts';
import { StepForm } from '../step-form.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './payment.module.css';
import type { OfferedPayment, PaymentOffer } from './payment.server.ts';
import { SoleChoice } from './sole-choice.tsx';

export function PaymentStep({ view, offer }: { view: WizardView; offer: PaymentOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { errorOf } = useProblems(view.problems);
  const text = ({ choice, until }: OfferedPayment) =>
    choice === 'atClinic' || !until
      ? t('payments.atClinic.text')
      : t(`payments.${choice}.text`, { until: slotInWords(until.day, until.time, locale) });
  if (offer.choices.length === 0) {
    return (
      <>
        <CallNotice title={t('paymentStep.none')} />
        <a className={buttonClass({ look: 'secondary' })} href={stepAddress(locale, 'slot')}>
          {t('paymentStep.otherTime')}
        </a>
      </>
    );
  }
  return (
    <>
      {offer.mode === 'online' && <StepIntro text={t('paymentStep.online')} />}
      {offer.price && <PriceTag price={offer.price} />}
      <StepForm view={view}>
        <SoleChoice
          view={view}
          name="payment"
          legend={t('steps.payment.title')}
          chosen={view.values.payment}
          cards={offer.choices.map((offered) => ({
            value: offered.choice,
            title: t(`payments.${offered.choice}.title`),
            text: text(offered),
          }))}
        />
        {offer.choices.some(({ choice }) => choice === 'mbway') && (
          <div className={styles['mbway']}>
            <TextField
              kind="tel"
              name="mbwayPhone"
              label={t('paymentStep.mbwayPhone')}
              hint={t('paymentStep.mbwayHint')}
              error={errorOf('mbwayPhone')}
              defaultValue={view.values.mbwayPhone || offer.phone}
            />
          </div>
        )}
      </StepForm>
    </>
  );
}
