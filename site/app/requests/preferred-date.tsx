import { isClosedOn } from '@clinic/core/requests/form/preferred-date';
import { DatePicker } from '../components/date/date-picker.tsx';
import type { FieldProps } from '../components/fields/field.tsx';
import type { RequestFormView } from './request-view.ts';

/** Offers the days that the form takes. The browser's own field, before that, offers all: a closed day is told when the form comes back. */
export function PreferredDate({ dates, value, ...field }: FieldProps & Pick<RequestFormView, 'dates'> & { value: string }) {
  return (
    <DatePicker
      {...field}
      {...(value && { defaultValue: value })}
      start={value || dates.first}
      min={dates.first}
      max={dates.last}
      isUnavailable={(day) => isClosedOn(day, dates)}
    />
  );
}
