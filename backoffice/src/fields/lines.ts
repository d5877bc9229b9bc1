import type { TextareaField } from 'payload';
import type { Label } from '../language/label.ts';

const longestText = 1000;

/** Plain text of a few lines in both languages: an empty line starts a new paragraph. */
export const lines = (name: string, fieldLabel: Label, description?: Label, maxLength = longestText): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength,
  label: fieldLabel,
  ...(description ? { admin: { description } } : {}),
});
