import type { ArrayField } from 'payload';
import { type Label, label } from '../language/label.ts';
import { rows } from './rows.ts';

/** Treatments named one by one, in the order the page shows them. */
export const orderedTreatments = (name: string, fieldLabel: Label): ArrayField => ({
  ...rows(name, fieldLabel, label('Tratamento', 'Treatment'), [
    {
      type: 'row',
      fields: [
        {
          name: 'ordem',
          type: 'number',
          label: label('Ordem', 'Order'),
          admin: { width: '25%', description: label('Os números mais baixos aparecem primeiro.', 'Lower numbers come first.') },
        },
        { name: 'tratamento', type: 'relationship', relationTo: 'tratamentos', label: label('Tratamento', 'Treatment') },
      ],
    },
  ]),
  admin: { initCollapsed: false },
});
