'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { type Label, label, labelIn } from '../language/label.ts';

const counted = label('Agora: {count}.', 'Now: {count}.');

type Props = { path: string; words: Label; most: number };

/** Under a field that search engines cut off: what it is for, and how much of it is used. */
export function CountedDescription({ path, words, most }: Props) {
  const { i18n } = useTranslation();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const count = typeof value === 'string' ? value.length : 0;
  return (
    <div className="field-description" data-state={count > most ? 'over' : 'fits'}>
      {labelIn(i18n.language, words)} <strong>{labelIn(i18n.language, counted).replace('{count}', String(count))}</strong>
    </div>
  );
}
