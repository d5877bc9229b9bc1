'use client';

import { FieldError, TextInput, useDocumentInfo, useField, useLocale, useTranslation } from '@payloadcms/ui';
import { type ChangeEvent, useEffect } from 'react';
import { type Label, label, labelIn } from '../language/label.ts';

const words: Record<'pt' | 'en', { suffix: Label; help: Label }> = {
  pt: {
    suffix: label('em português', 'in Portuguese'),
    help: label(
      'O formulário está em inglês; este texto guarda-se na versão portuguesa.',
      'The form is in English; this is kept in the Portuguese version.',
    ),
  },
  en: {
    suffix: label('em inglês', 'in English'),
    help: label(
      'O formulário está em português; este texto guarda-se na versão inglesa.',
      'The form is in Portuguese; this is kept in the English version.',
    ),
  },
};

/** `of`: the field whose words these are, called `name`. */
type Props = { path: string; of: string; name: Label; isRequired: boolean };

/** Shows what is stored in the other language, and is saved with the form. */
export function OtherLanguageField({ path, of, name, isRequired }: Props) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { id } = useDocumentInfo();
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({ path });
  const other = code === 'en' ? 'pt' : 'en';
  useEffect(() => {
    if (!id) return setValue('', true);
    const asking = new AbortController();
    fetch(`/api/media/${id}?locale=${other}&depth=0`, { credentials: 'same-origin', signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((stored: Record<string, unknown> | null) => stored && setValue(typeof stored[of] === 'string' ? stored[of] : '', true))
      .catch(() => {});
    return () => asking.abort();
  }, [id, of, other, setValue]);
  return (
    <TextInput
      path={path}
      label={`${labelIn(i18n.language, name)} ${labelIn(i18n.language, words[other].suffix)}`}
      description={labelIn(i18n.language, words[other].help)}
      value={value ?? ''}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      readOnly={disabled}
      required={isRequired}
      showError={showError}
      Error={<FieldError path={path} showError={showError} message={errorMessage ?? ''} />}
    />
  );
}
