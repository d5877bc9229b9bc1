import type { ArrayFieldValidation, NumberFieldSingleValidation } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { rows } from '../../fields/rows.ts';
import { label, labelIn } from '../../language/label.ts';
import { price } from './price.ts';

type VisitType = { tipo_id?: unknown; preco_presencial?: unknown; preco_online?: unknown };

const refusals = {
  none: label('O site precisa de pelo menos um tipo de consulta.', 'The site needs at least one type of visit.'),
  twice: label(
    'O mesmo número está em duas entradas. Cada consulta tem o seu.',
    'The same number stands in two entries. Each visit has its own.',
  ),
  priceless: label(
    'Há uma consulta sem preço. Escreva o preço presencial, o preço online, ou os dois.',
    'There is a visit without a price. Write the price in person, online, or both.',
  ),
  notANumber: label(
    'Escreva o número que a consulta tem no programa da clínica, como 462.',
    'Write the visit’s number in the clinic’s program, such as 462.',
  ),
};

function refusalOf(types: VisitType[]) {
  if (types.length === 0) return refusals.none;
  if (new Set(types.map(({ tipo_id }) => tipo_id)).size < types.length) return refusals.twice;
  return types.some(({ preco_presencial, preco_online }) => !preco_presencial && !preco_online) ? refusals.priceless : null;
}

const validateTypes: ArrayFieldValidation = (value, { req }) => {
  const refusal = refusalOf(Array.isArray(value) ? (value as VisitType[]) : []);
  return refusal === null || labelIn(req.i18n.language, refusal);
};

const validateId: NumberFieldSingleValidation = (value, { req }) =>
  (Number.isSafeInteger(value) && Number(value) > 0) || labelIn(req.i18n.language, refusals.notANumber);

export const visitTypes = {
  ...rows(
    'tipos',
    label('Consultas que se marcam no site', 'Visits that can be booked on the site'),
    label('consulta', 'visit'),
    [
      {
        name: 'tipo_id',
        type: 'number',
        required: true,
        label: label('Número no programa da clínica', 'Number in the clinic’s program'),
        validate: validateId,
        admin: {
          description: label(
            'É por este número que a agenda da clínica conhece a consulta.',
            'The clinic’s book knows the visit by this number.',
          ),
        },
      },
      {
        ...line('nome', label('Nome', 'Name'), label('Como o paciente o lê ao marcar.', 'As the patient reads it when booking.'), 80),
        required: true,
      },
      lines(
        'texto',
        label('Texto', 'Text'),
        label('Uma ou duas frases: para quem é esta consulta.', 'A sentence or two: whom this visit is for.'),
        300,
      ),
      lines(
        'preparacao',
        label('Preparação', 'Preparation'),
        label(
          'O que fazer antes, uma indicação por linha. O paciente recebe um e-mail com a folha. Vazio: nada a preparar.',
          'What to do beforehand, one instruction to a line. The patient gets an e-mail with the sheet. Empty: nothing to prepare.',
        ),
        1_500,
      ),
      {
        name: 'grupo',
        type: 'select',
        required: true,
        defaultValue: 'consulta',
        label: label('Em que parte da página de preços', 'In which part of the price page'),
        options: [
          { value: 'consulta', label: label('Consultas', 'Appointments') },
          { value: 'exame', label: label('Exames e fisioterapia', 'Tests and physiotherapy') },
        ],
      },
      {
        type: 'row',
        fields: [
          price(
            'preco_presencial',
            label('Preço presencial (€)', 'Price in person (€)'),
            label('Vazio: não se marca presencialmente.', 'Empty: not bookable in person.'),
          ),
          price(
            'preco_online',
            label('Preço online (€)', 'Price online (€)'),
            label('Vazio: não se marca por vídeo.', 'Empty: not bookable by video.'),
          ),
        ],
      },
      {
        name: 'oferta_automatica',
        type: 'checkbox',
        defaultValue: true,
        label: label('Oferecer sozinho as horas mais cedo', 'Offer earlier hours by itself'),
        admin: {
          description: label(
            'Quando abre uma hora, segue um aviso a quem está na lista de espera. Desligado: o balcão recebe a tarefa em «Por fazer» e liga.',
            'When an hour opens, whoever is on the waiting list is told. Switched off: the front desk gets the task under “To do” and calls.',
          ),
        },
      },
    ],
    {
      description: label(
        'Pela ordem em que o paciente as vê. Um preço novo vale para as marcações seguintes; as já feitas ficam como estão.',
        'In the order in which patients see them. A new price counts for the bookings to come; those already made stay as they are.',
      ),
    },
  ),
  required: true,
  validate: validateTypes,
};
