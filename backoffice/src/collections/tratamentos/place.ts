import type { RelationshipField } from 'payload';
import { label } from '../../language/label.ts';

export const treatmentSection = (): RelationshipField => ({
  name: 'seccao',
  type: 'relationship',
  relationTo: 'tratamentos_pp',
  required: true,
  label: label('Secção', 'Section'),
  admin: {
    position: 'sidebar',
    description: label(
      'O problema que este tratamento trata: é a parte do meio do endereço.',
      'The problem it treats: the middle part of the address.',
    ),
  },
});

export const treatedProblems = (): RelationshipField => ({
  name: 'problemas',
  type: 'relationship',
  relationTo: 'problemas',
  hasMany: true,
  label: label('Problemas que trata', 'Problems it treats'),
  admin: { position: 'sidebar', description: label('A página liga-se a eles.', 'The page links to them.') },
});
