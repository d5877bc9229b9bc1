import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../components/fields/checkbox.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { StepForm } from '../step-form.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import { BookingConsent } from './booking-consent.tsx';
import styles from './details.module.css';
import { OptionalDetails } from './optional-details.tsx';
import { PersonFields } from './person-fields.tsx';
import { useTypedField } from './use-typed-field.ts';

/** `isOnline`: the link to the video call comes by e-mail, so an e-mail is needed. */
type Props = { view: WizardView; isOnline: boolean };

/** Who comes; and who books for them, if that is somebody else. */
export function DetailsStep({ view, isOnline }: Props) {
  const { errorOf } = useProblems(view.problems);
  return (
    <StepForm>
      {view.isForOther ? <TwoPeople view={view} isOnline={isOnline} /> : <OnePerson view={view} isOnline={isOnline} />}
      <OptionalDetails view={view} />
      <BookingConsent ticked={view.values.consent === 'yes'} error={errorOf('consent')} isForOther={view.isForOther} />
    </StepForm>
  );
}

function OnePerson({ view, isOnline }: Props) {
  const t = useTranslations('booking.details');
  const field = useTypedField(view);
  return (
    <>
      <TextField {...field('name', 'name')} autoComplete="name" />
      <TextField kind="tel" {...field('phone', 'phone')} hint={t('phoneHint')} />
      <TextField kind="email" {...field('email', 'email')} hint={isOnline ? `${t('emailHint')} ${t('videoByEmail')}` : t('emailHint')} />
      {!isOnline && <NoEmail view={view} />}
      <PersonFields view={view} />
    </>
  );
}

/**
 * The patient first; then who books, whose contacts may serve for both. Each has a section of their own, so that a browser fills in neither with
 * the other's; "off" would also have it forget what was typed when one goes back to this screen.
 */
function TwoPeople({ view, isOnline }: Props) {
  const t = useTranslations('booking.details');
  const field = useTypedField(view);
  return (
    <>
      <TextField {...field('name', 'nameOther')} autoComplete="section-patient name" />
      <PersonFields view={view} />
      <h2 className={styles['part']}>{t('booker')}</h2>
      <p>{t('bookerText')}</p>
      <TextField {...field('bookerName', 'bookerName')} autoComplete="section-booker name" />
      <TextField kind="tel" {...field('bookerPhone', 'bookerPhone')} autoComplete="section-booker tel" />
      <TextField
        kind="email"
        {...field('bookerEmail', 'bookerEmail')}
        hint={isOnline ? t('videoByEmail') : undefined}
        autoComplete="section-booker email"
      />
      {!isOnline && <NoEmail view={view} />}
      <Checkbox
        name="sameContacts"
        value="yes"
        label={t('sameContacts')}
        hint={t('sameContactsHint')}
        defaultChecked={usesOwnContacts(view)}
      />
      <div className={styles['otherContacts']}>
        <TextField kind="tel" {...field('phone', 'phoneOther')} autoComplete="section-patient tel" />
        <TextField kind="email" {...field('email', 'emailOther', { optional: isOnline })} autoComplete="section-patient email" />
      </div>
    </>
  );
}

/** Ticked until somebody says otherwise: most who book for another get the messages, too. */
const usesOwnContacts = ({ values, problems }: WizardView) =>
  values.sameContacts === 'yes' ||
  (!values.email && !values.phone && !problems.some(({ field }) => field === 'email' || field === 'phone'));

function NoEmail({ view }: { view: WizardView }) {
  const t = useTranslations('booking.details');
  return (
    <Checkbox name="noEmail" value="yes" label={t('noEmail')} hint={t('noEmailHint')} defaultChecked={view.values.noEmail === 'yes'} />
  );
}
