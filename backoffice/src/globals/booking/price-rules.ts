import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { rows } from '../../fields/rows.ts';
import { label } from '../../language/label.ts';

const oneToALine = label('Uma frase por linha.', 'One sentence to a line.');

/** What stands beside the prices: Multicare has a tab of its own, because the wizard reckons with it. */
export const priceRules: Field[] = [
  rows(
    'seguros',
    label('Outros seguros e subsistemas', 'Other insurers and health schemes'),
    label('seguro', 'insurer'),
    [
      { ...line('nome', label('Nome', 'Name'), undefined, 80), required: true },
      lines('texto', label('O que o paciente paga', 'What the patient pays'), undefined, 400),
    ],
    { maxRows: 20, description: label('Na página de preços, depois da Multicare.', 'On the price page, after Multicare.') },
  ),
  lines('regras_pagamento', label('Como se paga', 'How to pay'), oneToALine),
  lines('regras_desmarcar', label('Mudar, desmarcar e devoluções', 'Changing, cancelling and refunds'), oneToALine),
];
