import { label } from '../language/label.ts';
import { leafAt, type PublishRule } from './publish-rule.ts';

const message = label(
  'Um médico só se publica com o número da cédula profissional.',
  'A doctor is published only with their order number.',
);

export const orderNumberRule: PublishRule = (publication) => {
  const number = leafAt(publication, 'cedula');
  const isMissing = leafAt(publication, 'medico')?.value === true && !String(number?.value ?? '').trim();
  return number && isMissing ? [{ path: 'cedula', place: number.place, message }] : [];
};
