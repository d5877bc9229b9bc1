'use client';

import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type { DateFieldDiffClientComponent } from 'payload';
import { slashedDay } from '../medical-review/standing-words.ts';

const paragraph = (value: unknown): string => {
  const day = typeof value === 'string' && value ? slashedDay(inLisbon(new Date(value)).day) : '';
  return `<div class="date-diff" data-enable-match="true" data-date="${day}"><p>${day}</p></div>`;
};

/** A day that changed between two versions: Payload shows it with the hour at which every day is stored. */
export const DayDiff: DateFieldDiffClientComponent = ({ comparisonValue, versionValue, field, locale, nestingLevel }) => {
  const { i18n } = useTranslation();
  const beside = getHTMLDiffComponents({
    fromHTML: paragraph(comparisonValue),
    toHTML: paragraph(versionValue),
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      className="date-diff"
      {...beside}
      i18n={i18n}
      label={{ label: field.label ?? false, ...(locale && { locale }) }}
      {...(nestingLevel !== undefined && { nestingLevel })}
    />
  );
};
