import type { UploadField } from 'payload';
import type { Label } from '../language/label.ts';

export const picture = (name: string, fieldLabel: Label, description?: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: fieldLabel,
  ...(description ? { admin: { description } } : {}),
});

export const pictures = (name: string, fieldLabel: Label, description?: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  label: fieldLabel,
  ...(description ? { admin: { description } } : {}),
});
