import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { BirthDate } from '../components/fields/birth-date.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';

/** A form that refuses every answer, to see the summary take the focus. */
export function RefusedForm() {
  const t = useTranslations('gallery.messages.errors');
  const [sent, setSent] = useState(0);
  const errors = [
    { field: 'patient', message: t('patientMissing') },
    { field: 'patient-email', message: t('emailMissing') },
    { field: 'patient-birth', message: t('birthMissing') },
  ];
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <ErrorSummary key={sent} errors={errors} takeFocus={sent > 0} />
      <TextField name="patient" label={t('patient')} autoComplete="name" error={errorOf('patient')} />
      <TextField name="patient-email" kind="email" label={t('email')} error={errorOf('patient-email')} />
      <BirthDate name="patient-birth" legend={t('birth')} error={errorOf('patient-birth')} />
      <Button type="submit">{t('send')}</Button>
    </form>
  );
}
