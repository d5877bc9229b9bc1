import type { RichTextField } from 'payload';
import type { Label } from '../language/label.ts';
import { validateRichText } from '../rich-text/validate-rich-text.ts';

/** Text with headings, lists, links and pictures, in both languages; the editor is the one the configuration names. */
export const richText = (name: string, fieldLabel: Label, description?: Label): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  label: fieldLabel,
  validate: validateRichText,
  ...(description ? { admin: { description } } : {}),
});
