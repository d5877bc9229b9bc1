'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { type Label, labelIn } from '../language/label.ts';

/** A closed section says what it is and its own title, so that nobody has to name it a second time. */
export function BlockTitle({ kind }: { kind: Label }) {
  const { data } = useRowLabel<{ titulo?: unknown }>();
  const { i18n } = useTranslation();
  const title = typeof data?.titulo === 'string' ? data.titulo : '';
  return (
    <span>
      {labelIn(i18n.language, kind)}
      {title && ': '}
      {title && <span className="row-title">{title}</span>}
    </span>
  );
}
