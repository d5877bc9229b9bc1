import type { NumberField } from 'payload';
import { label } from '../language/label.ts';

export const order = (): NumberField => ({
  name: 'ordem',
  type: 'number',
  label: label('Ordem', 'Order'),
  admin: { position: 'sidebar', description: label('Os números mais baixos aparecem primeiro.', 'Lower numbers come first.') },
});
