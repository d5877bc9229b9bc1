import { type Label, label } from '../language/label.ts';
import type { Use } from './use.ts';

/** What an editor is about to do to the document that is used. */
export type UsedAct = 'withdraw' | 'trash' | 'move';

/** `redirect`: its readers meet a dead link unless the old address leads somewhere; `mend`: it has to be changed first. */
export type Need = 'nothing' | 'redirect' | 'mend';

export type UsedSort = 'page' | 'fixedPage' | 'part' | 'file';

const files = new Set(['media', 'ficheiros']);
/** Their addresses belong to the site, so that nothing can be redirected from them. */
const fixed = new Set(['paginas']);

export const sortOf = (collection: string, hasAddress: boolean): UsedSort => {
  if (files.has(collection)) return 'file';
  if (fixed.has(collection)) return 'fixedPage';
  return hasAddress ? 'page' : 'part';
};

/** A page that names its reviewer or its section cannot stand without them. */
const isHeld = ({ field, isRequired, place }: Use): boolean => isRequired || field === 'revisor' || (field === '' && place.pt !== '');

export function needOf(use: Use, sort: UsedSort, act: UsedAct): Need {
  if (!use.isPublic || act === 'move') return 'nothing';
  if (sort === 'file') return 'mend';
  if (use.mention === 'address') return sort === 'page' ? 'redirect' : act === 'trash' ? 'mend' : 'nothing';
  return act === 'trash' && isHeld(use) ? 'mend' : 'nothing';
}

const effects = {
  onlyDraft: label('só num rascunho: nada muda no site', 'only in a draft: nothing changes on the site'),
  account: label('a conta deixa de poder assinar em nome desta pessoa', 'the account can no longer sign in this person’s name'),
  leavesMenu: label('a entrada sai do menu', 'the entry leaves the menu'),
  leavesList: label('deixa de aparecer aqui; o resto fica', 'is no longer shown here; the rest stays'),
  loses: label('perde o endereço e sai também do site', 'loses its address and leaves the site, too'),
  unnamed: label(
    'se foi quem assinou o texto, a página diz «Em revisão médica» até outro médico assinar',
    'if they have signed the text, the page says “Under medical review” until another doctor signs it',
  ),
  withoutFile: label('ficaria sem o ficheiro', 'would be left without the file'),
  plainWords: label('as palavras ficam, sem ligação', 'the words stay, without a link'),
  redirected: label('passa a levar ao novo destino', 'leads to the new destination'),
  dead: label('a ligação fica sem página', 'the link is left without a page'),
  follows: label('segue o novo endereço', 'follows the new address'),
  same: label('não muda', 'does not change'),
} satisfies Record<string, Label>;

/** What becomes of a place, in the words an editor reads before the act. */
export function effectOf(use: Use, sort: UsedSort, act: UsedAct): Label {
  if (use.slug === 'utilizadores') return act === 'move' ? effects.same : effects.account;
  if (!use.isPublic) return act === 'move' ? effects.follows : effects.onlyDraft;
  if (act === 'move') return use.mention === 'file' ? effects.same : use.mention === 'address' ? effects.redirected : effects.follows;
  if (sort === 'file') return effects.withoutFile;
  if (use.mention === 'address') return sort === 'page' ? effects.redirected : effects.dead;
  if (use.mention === 'textLink') return effects.plainWords;
  if (use.field === 'seccao') return effects.loses;
  if (use.field === 'revisor' || use.field === '') return effects.unnamed;
  return use.slug === 'menu' || use.slug === 'rodape' ? effects.leavesMenu : effects.leavesList;
}
