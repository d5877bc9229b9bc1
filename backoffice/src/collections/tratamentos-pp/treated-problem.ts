import type { RelationshipField } from 'payload';
import { label } from '../../language/label.ts';

export const treatedProblem = (): RelationshipField => ({
  name: 'problema',
  type: 'relationship',
  relationTo: 'problemas',
  label: label('Problema', 'Problem'),
  admin: { position: 'sidebar', description: label('A doença que estes tratamentos tratam.', 'The disease these treatments treat.') },
});
