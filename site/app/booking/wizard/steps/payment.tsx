import { useLocale, useTranslations } from 'use-intl';
import { buttonClass } from '../../../components/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CallNotice } from '../../call-notice.tsx';
import { PriceTag } from '../../price-tag.tsx';
import { StepIntro } from '../../step-intro.tsx';
import { useHourInLisbon } from '../../use-hour-in-lisbon.ts';
import { ChoiceForm } from '../choice-form.tsx';
import { stepAddress } from '../step-address.ts';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './payment.module.css';
import type { OfferedPayment, PaymentOffer } from './payment.server.ts';
import { phoneInWords } from './phone-words.ts';

export function PaymentStep({ view, offer }: { view: WizardView; offer: PaymentOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { errorOf } = useProblems(view.problems);
  const inLisbon = useHourInLisbon(view.values.timeZone);
  const text = ({ choice, until }: OfferedPayment) =>
    choice === 'atClinic' || !until ? t('payments.atClinic.text') : t(`payments.${choice}.text`, { until: inLisbon(until) });
  const hasMbway = offer.choices.some(({ choice }) => choice === 'mbway');
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
      {offer.choices.some(({ choice }) => choice === 'card') && <StepIntro text={t('paymentStep.abroad')} />}
      {offer.price && <PriceTag price={offer.price} />}
      <ChoiceForm
        view={view}
        name="payment"
        legend={t('steps.payment.title')}
        chosen={view.values.payment}
        before={
          // The Enter key presses the first button of a form: in the field of the MB WAY number it means MB WAY.
          hasMbway && <button type="submit" name="payment" value="mbway" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        }
        choices={offer.choices.map((offered) => ({
          value: offered.choice,
          title: t(`payments.${offered.choice}.title`),
          text: text(offered),
        }))}
      >
        {hasMbway && (
          <details className={styles['mbway']} open={!offer.phone || Boolean(errorOf('mbwayPhone')) || undefined}>
            <summary>
              {offer.phone ? t('paymentStep.otherPhone', { phone: phoneInWords(offer.phone) }) : t('paymentStep.mbwayPhone')}
            </summary>
            <TextField
              kind="tel"
              name="mbwayPhone"
              label={t('paymentStep.mbwayPhone')}
              hint={t('paymentStep.mbwayHint')}
              error={errorOf('mbwayPhone')}
              defaultValue={view.values.mbwayPhone || offer.phone}
            />
          </details>
        )}
      </ChoiceForm>
    </>
  );
}
