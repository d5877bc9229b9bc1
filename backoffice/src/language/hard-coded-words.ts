import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, label, labelIn } from './label.ts';

const words = new Map<string, Label>([
  ['Responsive', label('À medida da janela', 'Fits the window')],
  ['Time', label('Hora', 'Time')],
  ['ID', label('N.º', 'No.')],
  ['MIME Type', label('Tipo de ficheiro', 'File type')],
  ['URL', label('Endereço', 'Address')],
  ['Thumbnail URL', label('Endereço da miniatura', 'Address of the thumbnail')],
]);

/** `image/svg+xml` is what programs call an SVG. */
const fileKind = /\b(?:image|application)\/(jpeg|png|webp|avif|svg|pdf)(?:\+xml)?/g;

/** The time at which somebody else typed, as Americans write it and by the clock of this computer. */
const americanTime = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s(?:AM|PM)$/;

function inClinicTime(text: string): string {
  const at = new Date(text.replace(/\s/g, ' '));
  if (Number.isNaN(at.getTime())) return text;
  const { day, time } = inLisbon(at);
  return `${day.split('-').toReversed().join('/')}, ${time}`;
}

/** What a text of the admin should say; itself where nothing is wrong with it. */
export function inPlainWords(text: string, language: string): string {
  const known = words.get(text);
  if (known) return labelIn(language, known);
  if (americanTime.test(text)) return inClinicTime(text);
  return text.includes('/') ? text.replace(fileKind, (_whole, kind: string) => kind.toUpperCase()) : text;
}
