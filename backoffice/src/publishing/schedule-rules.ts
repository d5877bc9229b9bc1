import { type FieldHook, type TypeWithID, ValidationError } from 'payload';
import { type Label, label, labelIn } from '../language/label.ts';

const refusals = {
  past: label('Esta hora já passou.', 'This time has already passed.'),
  reversed: label('A retirada tem de ser depois da publicação.', 'The withdrawal must come after the publication.'),
  waiting: label(
    'A publicação está marcada para mais tarde. Guarde como rascunho para esperar por essa hora, ou use «Apagar a hora e publicar já», por baixo dos campos.',
    'The publication is set for later. Save as a draft to wait for that time, or use “Clear the time and publish now”, below the fields.',
  ),
};

export const epochOf = (value: unknown): number | null => {
  const time = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

type Times = { publicar_em?: unknown; retirar_em?: unknown; _status?: unknown };

/** In a hook, because a draft is saved without validation, and a draft is what waits for its time. */
export const refuseImpossibleTime: FieldHook<TypeWithID, unknown, Times> = ({
  collection,
  field,
  previousValue,
  req,
  siblingData,
  value,
}) => {
  const time = epochOf(value);
  if (time === null) return value;
  const refusal = refusalOf(field.name === 'publicar_em', time, time !== epochOf(previousValue), siblingData);
  if (!refusal) return value;
  const message = labelIn(req.i18n.language, refusals[refusal]);
  const said = 'label' in field && typeof field.label === 'object' ? labelIn(req.i18n.language, field.label as Label) : field.name;
  const error = { message, path: field.name ?? '', label: said ?? '' };
  throw new ValidationError({ collection: collection?.slug ?? '', errors: [error], req }, req.t);
};

function refusalOf(publishes: boolean, time: number, isNew: boolean, { publicar_em, _status }: Times): keyof typeof refusals | null {
  // A time that has passed may stay: it says what was planned, and moves nothing.
  if (time <= Date.now()) return isNew ? 'past' : null;
  if (publishes) return _status === 'published' ? 'waiting' : null;
  const start = epochOf(publicar_em);
  return start !== null && time <= start ? 'reversed' : null;
}
