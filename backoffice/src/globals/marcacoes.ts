import { isFrontDesk } from '../access/desk.ts';
import { roleOf } from '../access/role.ts';
import { label } from '../language/label.ts';
import { deadlines } from './booking/deadlines.ts';
import { insurance } from './booking/insurance.ts';
import { paymentSwitches } from './booking/payment-switches.ts';
import { priceRules } from './booking/price-rules.ts';
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
        { label: label('Pagamentos', 'Payments'), fields: [paymentSwitches] },
        { label: label('Multicare', 'Multicare'), fields: [insurance] },
        { label: label('Página de preços', 'Price page'), fields: priceRules },
        { label: label('Prazos e lembretes', 'Deadlines and reminders'), fields: deadlines },
      ],
    },
  ],
  { update: isFrontDesk, hidden: hiddenFromEditors },
);
