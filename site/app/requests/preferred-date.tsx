import { DatePicker } from '../components/date/date-picker.tsx';
import type { FieldProps } from '../components/fields/field.tsx';
import type { RequestFormView } from './request-view.ts';

/** From tomorrow on; on Saturdays and Sundays nobody is there. Holidays and closures are told when the form comes back. */
export function PreferredDate({
  dates: { first, last },
  value,
  ...field
}: FieldProps & Pick<RequestFormView, 'dates'> & { value: string }) {
  return (
    <DatePicker
      {...field}
      {...(value && { defaultValue: value })}
      start={value || first}
      min={first}
      max={last}
      isUnavailable={(day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())}
    />
  );
}
