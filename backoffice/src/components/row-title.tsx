'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

type TitledRow = { title?: string | null; titulo?: string | null; nome?: string | null; dias?: string | null };

/** A collapsed row shows its own words instead of "Item 01". */
export function RowTitle() {
  const { data, rowNumber } = useRowLabel<TitledRow>();
  const { i18n } = useTranslation();
  const untitled =
    i18n.language === 'en'
      ? `Entry ${(rowNumber ?? 0) + 1}, without a title in this language`
      : `Entrada ${(rowNumber ?? 0) + 1}, sem título nesta língua`;
  return <span>{data?.title || data?.titulo || data?.nome || data?.dias || untitled}</span>;
}
