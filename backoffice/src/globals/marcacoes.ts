import { isFrontDesk } from '../access/desk.ts';
import { roleOf } from '../access/role.ts';
import { label } from '../language/label.ts';
import { deadlines } from './booking/deadlines.ts';
import { insurance } from './booking/insurance.ts';
import { paymentMethods } from './booking/payment-methods.ts';
import { visitTypes } from './booking/visit-types.ts';
import { settingsGlobal } from './settings-global.ts';

/** Prices and deadlines are the front desk's, so editors are not shown them. */
const hiddenFromEditors = ({ user }: { user: object | null }): boolean => {
  const role = roleOf(user);
  return role === 'editor' || role === 'medico';
};

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
  { update: isFrontDesk, hidden: hiddenFromEditors },
);
