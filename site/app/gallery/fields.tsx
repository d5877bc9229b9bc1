import { useTranslations } from 'use-intl';
import { BirthDate } from '../components/fields/birth-date.tsx';
import { PasswordField } from '../components/fields/password-field.tsx';
import { Select } from '../components/fields/select.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

export function GalleryFields() {
  const t = useTranslations('gallery.fields');
  const insurers = ['Multicare', 'Médis', 'AdvanceCare', 'ADSE'].map((name) => ({ value: name, label: name }));
  return (
    <>
      <Specimen id="text" title={t('text.title')} note={t('text.note')} file="components/fields/text-field.tsx">
        <div className={styles['columns']}>
          <TextField name="name" label={t('name')} autoComplete="name" defaultValue="Joaquim Exemplo" />
          <TextField name="surname" label={t('surname')} hint={t('surnameHint')} autoComplete="family-name" />
          <TextField name="name-wrong" label={t('name')} error={t('nameMissing')} autoComplete="off" />
          <TextField name="referral" label={t('referral')} optional autoComplete="off" />
          <TextField name="process" label={t('process')} readOnly defaultValue="2026/00417" hint={t('processHint')} />
        </div>
      </Specimen>
      <Specimen id="contact" title={t('contact.title')} note={t('contact.note')} file="components/fields/text-field.tsx">
        <div className={styles['columns']}>
          <TextField name="email" kind="email" label={t('email')} hint={t('emailHint')} />
          <TextField name="phone" kind="tel" label={t('phone')} hint={t('phoneHint')} defaultValue="910 000 000" />
          <TextField
            name="email-wrong"
            kind="email"
            label={t('email')}
            defaultValue="joaquim.exemplo"
            error={t('emailWrong')}
            autoComplete="off"
          />
          <TextField name="psa" kind="number" label={t('psa')} hint={t('psaHint')} unit="ng/mL" defaultValue={t('psaValue')} />
        </div>
      </Specimen>
      <Specimen id="password" title={t('password.title')} note={t('password.note')} file="components/fields/password-field.tsx">
        <PasswordField name="password" label={t('password.label')} hint={t('password.hint')} autoComplete="new-password" />
      </Specimen>
      <Specimen id="select" title={t('select.title')} note={t('select.note')} file="components/fields/select.tsx">
        <div className={styles['columns']}>
          <Select name="insurer" label={t('select.label')} options={insurers} />
          <Select name="insurer-wrong" label={t('select.label')} options={insurers} error={t('select.missing')} />
        </div>
      </Specimen>
      <Specimen id="textarea" title={t('textarea.title')} note={t('textarea.note')} file="components/fields/text-area.tsx">
        <TextArea name="message" label={t('textarea.label')} hint={t('textarea.hint')} />
      </Specimen>
      <Specimen id="birth" title={t('birth.title')} note={t('birth.note')} file="components/fields/birth-date.tsx">
        <div className={styles['columns']}>
          <BirthDate name="birth-date" legend={t('birth.label')} />
          <BirthDate
            name="birth-date-wrong"
            legend={t('birth.label')}
            error={t('birth.wrong')}
            wrong={['month']}
            defaultValue={{ day: '7', month: '13', year: '1958' }}
          />
        </div>
      </Specimen>
    </>
  );
}
