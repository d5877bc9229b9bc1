'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

const naming = [
  'title',
  'titulo',
  'titulo_menu',
  'o_que_e_titulo',
  'nome',
  'dias',
  'frase',
  'pergunta',
  'quando',
  'fonte',
  'texto',
] as const;
type TitledRow = Partial<Record<(typeof naming)[number], unknown>>;

/** A collapsed row shows its own words instead of "Item 01". */
export function RowTitle() {
  const { data, rowNumber } = useRowLabel<TitledRow>();
  const { i18n } = useTranslation();
  const untitled =
    i18n.language === 'en'
      ? `Entry ${(rowNumber ?? 0) + 1}, without a title in this language`
      : `Entrada ${(rowNumber ?? 0) + 1}, sem título nesta língua`;
  const words = naming.map((name) => data?.[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof words === 'string' ? <span className="row-title">{words}</span> : <span>{untitled}</span>;
}
