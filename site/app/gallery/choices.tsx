import { useTranslations } from 'use-intl';
import { Checkbox } from '../components/fields/checkbox.tsx';
import { ConsentCheckbox } from '../components/fields/consent-checkbox.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

export function Choices() {
  const t = useTranslations('gallery.choices');
  const forWhom = [
    { value: 'me', label: t('radio.me') },
    { value: 'other', label: t('radio.other'), hint: t('radio.otherHint') },
  ];
  return (
    <>
      <Specimen id="radios" title={t('radio.title')} note={t('radio.note')} file="components/fields/radio-group.tsx">
        <div className={styles['columns']}>
          <RadioGroup name="for-whom" legend={t('radio.legend')} options={forWhom} defaultValue="me" />
          <RadioGroup name="for-whom-wrong" legend={t('radio.legend')} options={forWhom} error={t('radio.missing')} />
        </div>
      </Specimen>
      <Specimen id="checkboxes" title={t('checkbox.title')} note={t('checkbox.note')} file="components/fields/checkbox.tsx">
        <Checkbox name="reminder" label={t('checkbox.reminder')} hint={t('checkbox.reminderHint')} defaultChecked />
        <Checkbox name="companion" label={t('checkbox.companion')} />
        <Checkbox name="unavailable" label={t('checkbox.off')} disabled />
      </Specimen>
      <Specimen id="consent" title={t('consent.title')} note={t('consent.note')} file="components/fields/consent-checkbox.tsx">
        <ConsentCheckbox name="consent" purpose={t('consent.purpose')} />
        <ConsentCheckbox name="consent-wrong" purpose={t('consent.purpose')} error={t('consent.missing')} />
      </Specimen>
    </>
  );
}
