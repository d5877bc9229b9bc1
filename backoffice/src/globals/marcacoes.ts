import { desk } from '../access/desk.ts';
import { hiddenFromEditors } from '../access/hidden-from-editors.ts';
import { label } from '../language/label.ts';
import { deadlines } from './booking/deadlines.ts';
import { insurance } from './booking/insurance.ts';
import { paymentMethods } from './booking/payment-methods.ts';
import { visitTypes } from './booking/visit-types.ts';
import { settingsGlobal } from './settings-global.ts';

export const marcacoes = settingsGlobal(
  'marcacoes',
  label('Marcações', 'Bookings'),
  [
    {
      type: 'tabs',
      tabs: [
        { label: label('Consultas e preços', 'Visits and prices'), fields: [visitTypes] },
        { label: label('Pagamentos', 'Payments'), fields: [paymentMethods] },
        { label: label('Multicare', 'Multicare'), fields: [insurance] },
        { label: label('Prazos e lembretes', 'Deadlines and reminders'), fields: deadlines },
      ],
    },
  ],
  { update: desk, hidden: hiddenFromEditors },
);
