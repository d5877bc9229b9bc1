import { managers } from '../access/managers.ts';
import { roleOf } from '../access/role.ts';
import { label } from '../language/label.ts';
import { deadlines } from './booking/deadlines.ts';
import { insurance } from './booking/insurance.ts';
import { paymentSwitches } from './booking/payment-switches.ts';
import { priceRules } from './booking/price-rules.ts';
import { visitTypes } from './booking/visit-types.ts';
import { settingsGlobal } from './settings-global.ts';

/** The front desk reads prices and deadlines, the manager sets them; editors are not shown them. */
const hiddenFromEditors = ({ user }: { user: object | null }): boolean => {
  const role = roleOf(user);
  return role === 'editor' || role === 'medico';
};

export const marcacoes = settingsGlobal(
  'marcacoes',
  label('Preços e regras de marcação', 'Prices and booking rules'),
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
  { update: managers, hidden: hiddenFromEditors },
);
