import type { RelationshipField } from 'payload';
import { label } from '../../language/label.ts';

export const bookingPage = (): RelationshipField => ({
  name: 'landing_page',
  type: 'relationship',
  relationTo: 'landing_pages',
  label: label('Página de marcação', 'Booking page'),
  admin: {
    position: 'sidebar',
    description: label('Se existir, é para lá que leva o convite para marcar.', 'If there is one, the invitation to book leads there.'),
  },
});
