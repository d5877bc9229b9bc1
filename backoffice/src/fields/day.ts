import type { DateField } from 'payload';
import type { Label } from '../language/label.ts';

export const day = (name: string, fieldLabel: Label, description?: Label): DateField => ({
  name,
  type: 'date',
  label: fieldLabel,
  admin: {
    position: 'sidebar',
    components: { Diff: '/history/day-diff.tsx#DayDiff' },
    date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
    ...(description ? { description } : {}),
  },
});
