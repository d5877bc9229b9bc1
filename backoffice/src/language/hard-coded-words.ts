import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { announcements } from '../accessibility/announcements.ts';
import { type Label, label, labelIn } from './label.ts';

const words = new Map<string, Label>([
  ['Responsive', label('À medida da janela', 'Fits the window')],
  ['Time', label('Hora', 'Time')],
  ['ID', label('N.º', 'No.')],
  ['ID:', label('N.º', 'No.')],
  ['MIME Type', label('Tipo de ficheiro', 'File type')],
  ['URL', label('Endereço', 'Address')],
  ['Thumbnail URL', label('Endereço da miniatura', 'Address of the thumbnail')],
  ['Select...', label('Escolha…', 'Choose…')],
  ['All', label('Tudo', 'All')],
  ['Order', label('Ordem', 'Order')],
  ['Sort by', label('Ordenar por', 'Sort by')],
  ['No columns selected', label('Nenhuma coluna escolhida', 'No columns chosen')],
  ['Something went wrong', label('Algo correu mal. Tente outra vez.', 'Something went wrong. Please try again.')],
  ['Failed to fetch the file.', label('Não foi possível obter o ficheiro.', 'The file could not be fetched.')],
  ['The provided URL is not allowed.', label('Esse endereço não é aceite.', 'That address is not accepted.')],
  // On the start page of whoever edits nothing; the page says above it what there is to do.
  ['no nav groups....', label('', '')],
  // Read aloud, or shown when the pointer rests on a button.
  ['invisible', label('Abrir ou fechar o menu', 'Open or close the menu')],
  ['Copy URL', label('Copiar o endereço', 'Copy the address')],
  ['Add block', label('Adicionar bloco', 'Add block')],
  ['Remove Block', label('Retirar o bloco', 'Remove the block')],
  ['Drag to move', label('Arraste para mudar de lugar', 'Drag to move')],
  ['Insert Paragraph', label('Acrescentar parágrafo', 'Add a paragraph')],
  ['Edit link', label('Editar a ligação', 'Edit the link')],
  ['Remove link', label('Retirar a ligação', 'Remove the link')],
  ['Notifications alt+T', label('Avisos', 'Notices')],
  ['select-all', label('Escolher todos', 'Choose all')],
  ['add dropdown', label('Acrescentar', 'Add')],
  ['text dropdown', label('Tipo de texto', 'Kind of text')],
  ['align dropdown', label('Alinhamento', 'Alignment')],
  ['format dropdown', label('Formato', 'Format')],
  ['Expand', label('Mostrar', 'Expand')],
  ['Collapse', label('Esconder', 'Collapse')],
  ['sortable', label('muda de lugar', 'can be moved')],
  ['draggable', label('muda de lugar', 'can be moved')],
  ['Previous Month', label('Mês anterior', 'Previous month')],
  ['Next Month', label('Mês seguinte', 'Next month')],
  ['Previous Year', label('Ano anterior', 'Previous year')],
  ['Next Year', label('Ano seguinte', 'Next year')],
  ['Choose Date', label('Escolher a data', 'Choose the date')],
  ['Choose Time', label('Escolher a hora', 'Choose the time')],
  ['Close', label('Fechar', 'Close')],
  // The comparison of two versions, of a choice that was not made.
  ['null', label('vazio', 'empty')],
  // A zone has one name for both languages.
  ['Europe/Lisbon', label('Lisboa', 'Lisbon')],
]);

/** Followed by the name of what they are about. */
const beginnings: [string, Label][] = [
  ['Edit ', label('Editar ', 'Edit ')],
  ['Remove ', label('Retirar ', 'Remove ')],
  ['Choose ', label('Escolher ', 'Choose ')],
  ['Not available ', label('Indisponível: ', 'Not available: ')],
  ['Selected date: ', label('Data escolhida: ', 'Chosen date: ')],
  ['Month ', label('Mês: ', 'Month: ')],
];

/** Notices with a number or a technical reason in them; the reason helps nobody who reads it there. */
const notices: [RegExp, Label][] = [
  [/^Successfully saved (\d+) files$/, label('Ficheiros guardados: $1.', 'Files saved: $1.')],
  [/^Failed to save (\d+) files$/, label('Ficheiros que não se guardaram: $1.', 'Files that were not saved: $1.')],
  [
    /^(?:Refreshing token|Refreshing permissions|Fetching user) failed:.*$/s,
    label('Não foi possível confirmar a sua sessão. Recarregue a página.', 'Your session could not be confirmed. Reload the page.'),
  ],
];

/** `image/svg+xml` is what programs call an SVG. */
const fileKind = /\b(?:image|application)\/(jpeg|png|webp|avif|svg|pdf)(?:\+xml)?/g;

/** The time at which somebody else typed, as Americans write it and by the clock of this computer. */
const americanTime = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s(?:AM|PM)$/;

/** Several words in one field, as a list of a collection shows them: `["rim","renal"]`. */
const listOfWords = /^\["[^"\\]*"(?:,"[^"\\]*")*\]$/;
const joined = (list: string): string => list.slice(2, -2).replaceAll('","', ', ');

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
  if (listOfWords.test(text)) return joined(text);
  const notice = [...notices, ...announcements].find(([pattern]) => pattern.test(text));
  if (notice) return text.replace(notice[0], labelIn(language, notice[1]));
  return text.includes('/') ? text.replace(fileKind, (_whole, kind: string) => kind.toUpperCase()) : text;
}

/** The same for what is read aloud or shown beside the pointer, which names things: “Remove 12.5 mg”. */
export function namedInPlainWords(name: string, language: string): string {
  const begun = beginnings.find(([beginning]) => name.startsWith(beginning));
  if (words.has(name) || !begun) return inPlainWords(name, language);
  return labelIn(language, begun[1]) + name.slice(begun[0].length);
}
