import type { UploadField } from 'payload';
import { type Label, label } from '../language/label.ts';

const description = label('Só PDF, até 15 MB.', 'PDF only, up to 15 MB.');

export const pdfFile = (name: string, fieldLabel: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'ficheiros',
  label: fieldLabel,
  admin: { description },
});

export const pdfFiles = (name: string, fieldLabel: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'ficheiros',
  hasMany: true,
  label: fieldLabel,
  admin: { description },
});
