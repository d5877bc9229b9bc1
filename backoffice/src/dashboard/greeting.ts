import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, label } from '../language/label.ts';

const words = {
  morning: label('Bom dia, {name}', 'Good morning, {name}'),
  afternoon: label('Boa tarde, {name}', 'Good afternoon, {name}'),
  evening: label('Boa noite, {name}', 'Good evening, {name}'),
};

/** By the clinic's clock. */
export function greeting(now: Date): Label {
  const hour = Number(inLisbon(now).time.slice(0, 2));
  if (hour < 5 || hour >= 20) return words.evening;
  return hour < 13 ? words.morning : words.afternoon;
}
