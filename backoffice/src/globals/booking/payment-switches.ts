import type { CheckboxField, CheckboxFieldValidation, Field } from 'payload';
import { type Label, label, labelIn } from '../../language/label.ts';

type Switches = { multibanco?: boolean | null; mbway?: boolean | null; cartao?: boolean | null; na_clinica?: boolean | null };
type Settings = { tipos?: { preco_online?: number | null }[] | null };

const refusals = {
  none: label('Deixe ligada pelo menos uma forma de pagar.', 'Leave at least one way to pay switched on.'),
  onlineUnpayable: label(
    'Há consultas online, que se pagam antes: ligue o Multibanco, o MB WAY ou o cartão, ou retire os preços online.',
    'There are online visits, which are paid ahead: switch on Multibanco, MB WAY or cards, or remove the online prices.',
  ),
};

/** Told once, at the first of them. */
const validateSwitches: CheckboxFieldValidation = (_value, { data, siblingData, req }) => {
  const { multibanco, mbway, cartao, na_clinica } = siblingData as Switches;
  if (multibanco || mbway || cartao) return true;
  if (!na_clinica) return labelIn(req.i18n.language, refusals.none);
  const isOnlineOffered = (data as Settings).tipos?.some(({ preco_online }) => Boolean(preco_online)) ?? false;
  return !isOnlineOffered || labelIn(req.i18n.language, refusals.onlineUnpayable);
};

const paymentSwitch = (name: keyof Switches, fieldLabel: Label, description: Label): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: true,
  label: fieldLabel,
  admin: { description },
});

export const paymentSwitches: Field = {
  name: 'pagamentos',
  type: 'group',
  label: label('Como se paga', 'Ways to pay'),
  admin: {
    description: label('O que estiver desligado deixa logo de ser oferecido.', 'What is switched off is no longer offered at once.'),
  },
  fields: [
    {
      ...paymentSwitch(
        'multibanco',
        label('Multibanco', 'Multibanco'),
        label('Entidade e referência, por e-mail. Tem 24 horas para pagar.', 'Entity and reference, by e-mail. There are 24 hours to pay.'),
      ),
      validate: validateSwitches,
    },
    paymentSwitch(
      'mbway',
      label('MB WAY', 'MB WAY'),
      label('O pedido chega ao telemóvel do paciente.', 'The request arrives on the patient’s phone.'),
    ),
    {
      // Off until the clinic's contract with the payment service includes cards.
      ...paymentSwitch(
        'cartao',
        label('Cartão', 'Card'),
        label(
          'Na página do serviço de pagamentos, também com cartões estrangeiros. Ligue só depois de o contrato com ele incluir cartões.',
          'On the payment service’s own page, also with foreign cards. Switch it on only once the contract with it includes cards.',
        ),
      ),
      defaultValue: false,
    },
    paymentSwitch(
      'na_clinica',
      label('Na clínica', 'At the clinic'),
      label('Só para consultas presenciais.', 'Only for visits in person.'),
    ),
  ],
};
