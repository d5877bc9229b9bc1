import { useLocale, useTranslations } from 'use-intl';
import { CallNotice } from '../../call-notice.tsx';
import { StepIntro } from '../../step-intro.tsx';
import { NoOptions } from '../no-options.tsx';
import { stepAddress } from '../step-address.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './slot.module.css';
import type { SlotOffer } from './slot.server.ts';
import { SlotDays } from './slot-days.tsx';
import { SlotMonth } from './slot-month.tsx';

export function SlotStep({ view, offer }: { view: WizardView; offer: SlotOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { mode, minutes, doctorName } = offer;
  return (
    <>
      <StepIntro
        text={
          doctorName
            ? t('slotStep.leadWith', { where: t(`modes.${mode}.visit`), minutes, doctor: doctorName })
            : t('slotStep.lead', { where: t(`modes.${mode}.visit`), minutes })
        }
      />
      {offer.view === 'silent' ? (
        <>
          <CallNotice title={t('slotStep.silent')}>
            <p>{t('genericError')}</p>
          </CallNotice>
          <NoOptions view={view} way={{ href: stepAddress(locale, 'slot'), words: t('silent.retry') }} />
        </>
      ) : (
        <>
          {offer.staleSince && (
            <CallNotice title={t('slotStep.staleTitle')}>
              <p>{t('slotStep.stale', { time: offer.staleSince })}</p>
            </CallNotice>
          )}
          {offer.gone && (
            <p className={styles['gone']} role="status">
              {t('slotStep.gone')}
            </p>
          )}
          {offer.view === 'days' ? <SlotDays view={view} offer={offer} /> : <SlotMonth view={view} offer={offer} />}
        </>
      )}
    </>
  );
}
