import type { Field } from 'payload';
import { label } from '../../language/label.ts';

export const registration = (): Field[] => [
  { name: 'medico', type: 'checkbox', defaultValue: false, label: label('É médico', 'Is a doctor'), admin: { position: 'sidebar' } },
  {
    name: 'cedula',
    type: 'text',
    label: label('Cédula profissional', 'Order number'),
    admin: {
      position: 'sidebar',
      description: label(
        'O número na Ordem. Obrigatório para publicar um médico: a lei pede-o na publicidade em saúde. É por ele que a marcação encontra a agenda do médico.',
        'The number at the professional order. Needed to publish a doctor: the law asks for it in health advertising. Booking finds the doctor’s calendar by it.',
      ),
    },
  },
  {
    name: 'id_clinica',
    type: 'number',
    label: label('Número no sistema da clínica', 'Number in the clinic’s system'),
    admin: {
      position: 'sidebar',
      description: label('Para consulta; a marcação guia-se pela cédula.', 'For reference; booking goes by the order number.'),
    },
  },
];
