import { useTranslations } from 'use-intl';
import { CallNotice } from '../../call-notice.tsx';
import type { WizardView } from '../wizard-view.ts';
import { KnownStep } from './known.tsx';
import { PersonChoices } from './person-choices.tsx';
import styles from './steps.module.css';
import type { WhoOffer } from './who.server.ts';

export function WhoStep({ view, offer }: { view: WizardView; offer: WhoOffer }) {
  const t = useTranslations('booking');
  const { mode, doctorId } = view.preset;
  const linked = (
    <>
      {doctorId && <input type="hidden" name="presetDoctorId" value={doctorId} />}
      {mode && <input type="hidden" name="presetMode" value={mode} />}
    </>
  );
  if (offer.known) return <KnownStep known={offer.known}>{linked}</KnownStep>;
  return (
    <>
      {view.hasExpired && (
        <CallNotice title={t('expired.title')}>
          <p>{t('expired.text')}</p>
        </CallNotice>
      )}
      <PersonChoices view={view} forOther={view.values.forOther} hadConsultation={view.values.hadConsultation}>
        {linked}
      </PersonChoices>
      <p className={styles['foot']}>
        {t('whoStep.lead')} {offer.takesCards && t('paymentStep.abroad')}
      </p>
    </>
  );
}
