'use client';

import { TextInput, useDocumentInfo, useField, useLocale, useTranslation } from '@payloadcms/ui';
import { type ChangeEvent, useEffect } from 'react';
import { type Label, label, labelIn } from '../language/label.ts';

const words: Record<'pt' | 'en', { name: Label; help: Label }> = {
  pt: {
    name: label('Texto alternativo em português', 'Alternative text in Portuguese'),
    help: label(
      'O formulário está em inglês; este texto guarda-se na versão portuguesa.',
      'The form is in English; this is kept in the Portuguese version.',
    ),
  },
  en: {
    name: label('Texto alternativo em inglês', 'Alternative text in English'),
    help: label(
      'O formulário está em português; este texto guarda-se na versão inglesa.',
      'The form is in Portuguese; this is kept in the English version.',
    ),
  },
};

type Props = { path: string };

/** Shows what is stored in the other language, and is saved with the form. */
export function OtherAltField({ path }: Props) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { id } = useDocumentInfo();
  const { value, setValue, disabled } = useField<string>({ path });
  const other = code === 'en' ? 'pt' : 'en';
  useEffect(() => {
    if (!id) return;
    const asking = new AbortController();
    fetch(`/api/media/${id}?locale=${other}&depth=0`, { credentials: 'same-origin', signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((stored: { alt?: string } | null) => stored?.alt && setValue(stored.alt, true))
      .catch(() => {});
    return () => asking.abort();
  }, [id, other, setValue]);
  return (
    <TextInput
      path={path}
      label={labelIn(i18n.language, words[other].name)}
      description={labelIn(i18n.language, words[other].help)}
      value={value ?? ''}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      readOnly={disabled}
      showError={false}
    />
  );
}
