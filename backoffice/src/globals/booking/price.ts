import type { NumberField, NumberFieldSingleValidation } from 'payload';
import { type Label, label, labelIn } from '../../language/label.ts';

/** Dearer than any visit of the clinic: a price typed in cents is stopped here. */
const highestEuros = 2000;

const refusals = {
  notPositive: label(
    'Um preço é maior do que zero. Se não existe, deixe o campo vazio.',
    'A price is above zero. If there is none, leave it empty.',
  ),
  tooExact: label('Um preço tem no máximo duas casas decimais, como 32,50.', 'A price has at most two decimals, such as 32.50.'),
  tooHigh: label('Este preço parece estar em cêntimos. Escreva-o em euros.', 'This price seems to be in cents. Write it in euros.'),
};

const isWholeCents = (euros: number) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6;

function priceRefusal(euros: number): Label | null {
  if (euros <= 0) return refusals.notPositive;
  if (!isWholeCents(euros)) return refusals.tooExact;
  return euros > highestEuros ? refusals.tooHigh : null;
}

const validatePrice: NumberFieldSingleValidation = (value, { req }) => {
  const refusal = typeof value === 'number' ? priceRefusal(value) : null;
  return refusal === null || labelIn(req.i18n.language, refusal);
};

/** Written in euros, as on a price list. */
export const price = (name: string, fieldLabel: Label, description: Label): NumberField => ({
  name,
  type: 'number',
  label: fieldLabel,
  validate: validatePrice,
  admin: { description, step: 0.01, width: '50%' },
});
