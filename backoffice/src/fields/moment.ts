import type { DateField } from 'payload';
import type { Label } from '../language/label.ts';

export const moment = (name: string, fieldLabel: Label, description?: Label): DateField => ({
  name,
  type: 'date',
  label: fieldLabel,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
    ...(description ? { description } : {}),
  },
});
