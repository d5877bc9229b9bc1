import type { TextField } from 'payload';
import type { Label } from '../language/label.ts';

const longestLine = 200;

/** A line in both languages; what stays empty is not shown in that language. */
export const line = (name: string, fieldLabel: Label, description?: Label, maxLength = longestLine): TextField => ({
  name,
  type: 'text',
  localized: true,
  maxLength,
  label: fieldLabel,
  ...(description ? { admin: { description } } : {}),
});
