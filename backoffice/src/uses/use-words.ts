import { type Label, label, labelIn } from '../language/label.ts';
import type { Use } from './use.ts';

const shownAtMost = 20;

export const useRefusals = {
  unseen: label(
    '{places} para «{title}»: {list}. Abra «Usado em», à direita, para ver o que lhes acontece e confirmar.',
    '{places} to “{title}”: {list}. Open “Used in”, on the right, to see what becomes of them and confirm.',
  ),
  unseenPlan: label(
    '{places} para «{title}», que sairia do site na hora marcada: {list}. Por baixo de «Retirar em», veja o que lhes acontece e confirme.',
    '{places} to “{title}”, which would leave the site at the time set: {list}. Below “Withdraw on”, see what becomes of them and confirm.',
  ),
  held: label(
    '«{title}» não pode sair: ficariam incompletas páginas que estão no site. Mude-as primeiro: {list}.',
    '“{title}” cannot leave: pages on the site would be incomplete. Change them first: {list}.',
  ),
  deadLinks: label(
    'Há ligações escritas para o endereço de «{title}»: {list}. Em «Usado em», diga para onde passam a levar.',
    'There are links written to the address of “{title}”: {list}. Under “Used in”, say where they lead from now on.',
  ),
  lostLanguage: label(
    'O endereço {address} deixaria de existir, e há ligações escritas para ele: {list}. Mude-as primeiro.',
    'The address {address} would no longer exist, and there are links written to it: {list}. Change them first.',
  ),
  nowhere: label('No endereço {address} não há nenhuma página do site.', 'There is no page of the site at {address}.'),
};

const places = { one: label('1 sítio aponta', '1 place points'), many: label('{count} sítios apontam', '{count} places point') };
const more = label('e mais {count}', 'and {count} more');

/** “Artigo «Viajar» (Texto)”. */
const sayUse = ({ sort, title, place }: Use, language: string): string => {
  const quoted = title && (language === 'en' ? ` “${title}”` : ` «${title}»`);
  return `${labelIn(language, sort)}${quoted}${place.pt ? ` (${labelIn(language, place)})` : ''}`;
};

function sayUses(uses: Use[], language: string): string {
  const said = uses.slice(0, shownAtMost).map((use) => sayUse(use, language));
  const hidden = uses.length - said.length;
  return [...said, ...(hidden > 0 ? [labelIn(language, more).replace('{count}', String(hidden))] : [])].join('; ');
}

export type Filling = { title?: string; address?: string; uses?: Use[] };

export const sayRefusedUse = (words: Label, language: string, { title = '', address = '', uses = [] }: Filling): string =>
  labelIn(language, words)
    .replace('{places}', labelIn(language, uses.length === 1 ? places.one : places.many).replace('{count}', String(uses.length)))
    .replace('{title}', () => title)
    .replace('{address}', () => address)
    .replace('{list}', () => sayUses(uses, language));
