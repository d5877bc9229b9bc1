'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

/** “48 horas antes” instead of “lembrete 02”. */
export function ReminderTitle() {
  const { data } = useRowLabel<{ horas?: number | null }>();
  const { i18n } = useTranslation();
  const isEnglish = i18n.language === 'en';
  const hours = data?.horas ?? null;
  if (hours === null) return <span>{isEnglish ? 'New reminder' : 'Novo lembrete'}</span>;
  const unit = isEnglish ? (hours === 1 ? 'hour before' : 'hours before') : hours === 1 ? 'hora antes' : 'horas antes';
  return (
    <span>
      {hours} {unit}
    </span>
  );
}
