import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, label, labelIn } from '../language/label.ts';
import type { ShownStanding } from './shown-standing.ts';

const words = {
  signed: label('Texto assinado por {reviewer} a {day}.', 'Text signed by {reviewer} on {day}.'),
  outOfDate: label(
    'Assinatura desatualizada desde {since}: o texto já não é o que {reviewer} assinou a {day}.',
    'Signature out of date since {since}: the text is no longer the one {reviewer} signed on {day}.',
  ),
  outOfDateSometime: label(
    'Assinatura desatualizada: o texto já não é o que {reviewer} assinou a {day}.',
    'Signature out of date: the text is no longer the one {reviewer} signed on {day}.',
  ),
  signerLeft: label(
    'Assinado a {day} por {reviewer}, que já não está na equipa com esse nome: outro médico tem de assinar o texto.',
    'Signed on {day} by {reviewer}, who is no longer in the team under that name: another doctor has to sign the text.',
  ),
  unsigned: label('Nenhum médico assinou ainda este texto.', 'No doctor has signed this text yet.'),
  notMedical: label(
    'Não é de tema médico: o artigo não leva assinatura e não diz «Em revisão médica».',
    'Not on a medical subject: the article carries no signature and does not say “Under medical review”.',
  ),
  asked: label('Revisão pedida por {by} a {at}.', 'Review asked for by {by} on {at}.'),
  returned: label('{by} devolveu a {at}: «{comment}»', '{by} gave it back on {at}: “{comment}”'),
  returnedWithComments: label('{by} devolveu a {at}, com comentários no texto.', '{by} gave it back on {at}, with comments in the text.'),
};

/** What an unsigned text means for visitors; without a page on the site, what it will say there. */
const unsignedMeans: Record<ShownStanding['onSite'], Label | null> = {
  nothing: label(
    'Se publicar antes de ser assinado, a página diz «Em revisão médica» e não mostra nenhum médico.',
    'If you publish before it is signed, the page says “Under medical review” and shows no doctor.',
  ),
  signedText: label(
    'O público continua a ler o texto assinado. Se publicar agora, a página passa a dizer «Em revisão médica».',
    'The public goes on reading the signed text. If you publish now, the page will say “Under medical review”.',
  ),
  unsignedText: label(
    'Enquanto não for assinado, a página publicada diz «Em revisão médica» e não mostra nenhum médico.',
    'Until it is signed, the published page says “Under medical review” and shows no doctor.',
  ),
  unreviewedText: null,
};

/** Where the clinic publishes only signed texts. */
const heldBack = label(
  'Este texto só se publica depois de assinado: peça a revisão. Até lá o site fica como está. Tirar uma passagem, ou a página, é sempre possível.',
  'This text is published only once it is signed: ask for a review. Until then the site stays as it is. Taking out a passage, or the page, is always possible.',
);

export const standingButtons = {
  ask: label('Pedir revisão', 'Ask for a review'),
  compare: label('Ver o que mudou ({count})', 'See what changed ({count})'),
  failed: label('Não foi possível pedir a revisão. Tente de novo.', 'The review could not be asked for. Try again.'),
};

/** `2026-11-03` as `03/11/2026`. */
export const slashedDay = (day: string): string => day.split('-').toReversed().join('/');

/** `17/11/2026, 16:51`, by the clinic's clock. */
export function momentInLisbon(at: string | Date): string {
  const { day, time } = inLisbon(new Date(at));
  return `${slashedDay(day)}, ${time}`;
}

/** What an editor reads beside the form, one sentence per line. */
export function sayStanding(standing: ShownStanding, language: string): string[] {
  const { state, reviewer, reviewedOn, since, isHeldBack, onSite, asked, returned } = standing;
  const say = (text: Label, values: Record<string, string>) =>
    Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, () => value), labelIn(language, text));
  const means = isHeldBack ? heldBack : unsignedMeans[onSite];
  const facts = { reviewer, day: slashedDay(reviewedOn), since: since ? momentInLisbon(since) : '' };
  return [
    say(state === 'outOfDate' && !since ? words.outOfDateSometime : words[state], facts),
    ...(state === 'signed' || state === 'notMedical' || !means ? [] : [say(means, {})]),
    ...(asked ? [say(words.asked, { by: asked.by, at: momentInLisbon(asked.at) })] : []),
    ...(returned
      ? [say(returned.comment ? words.returned : words.returnedWithComments, { ...returned, at: momentInLisbon(returned.at) })]
      : []),
  ];
}
