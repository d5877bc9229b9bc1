import { type Label, label, labelIn } from '../language/label.ts';
import { languageTag } from '../language/language-tag.ts';
import type { ScheduledAction } from './schedule-facts.ts';

/** Times as they travel to the browser. `uses`: how many places on the site name what is about to leave. */
export type ShownChange = { action: ScheduledAction; due_at: string; done_at: string | null; refused_at: string | null; uses?: number };

type State = 'open' | 'done' | 'refused';

const words: Record<ScheduledAction, Record<State, Label>> = {
  publish: {
    open: label('Publica-se sozinho a {time}.', 'Publishes itself on {time}.'),
    done: label('Publicou-se sozinho a {time}.', 'Published itself on {time}.'),
    refused: label(
      'Não se publicou a {time}: falta alguma coisa, por exemplo uma assinatura. Use «Publicar» para ver o quê.',
      'Did not publish itself on {time}: something is missing, for example a signature. Use “Publish” to see what.',
    ),
  },
  withdraw: {
    open: label('Sai do site a {time}.', 'Leaves the site on {time}.'),
    done: label('Saiu do site a {time}.', 'Left the site on {time}.'),
    refused: label('Não saiu do site a {time}. Retire-o à mão.', 'Did not leave the site on {time}. Withdraw it by hand.'),
  },
  appear: {
    open: label('Publicado; os leitores veem-no a partir de {time}.', 'Published; readers see it from {time}.'),
    done: label('Os leitores veem-no desde {time}.', 'Readers have seen it since {time}.'),
    refused: label('Não apareceu a {time}.', 'Did not appear on {time}.'),
  },
};

const pointing = {
  one: label('1 sítio no site aponta para lá.', '1 place on the site points there.'),
  more: label('{count} sítios no site apontam para lá.', '{count} places on the site point there.'),
};

/** The clinic's hour, wherever the reader is. */
const inLisbon = (time: string | Date, language: string): string =>
  new Intl.DateTimeFormat(languageTag(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Lisbon',
  }).format(new Date(time));

export function sayChange({ action, due_at, done_at, refused_at, uses = 0 }: ShownChange, language: string): string {
  const state: State = refused_at ? 'refused' : done_at ? 'done' : 'open';
  const said = labelIn(language, words[action][state]).replace('{time}', inLisbon(due_at, language));
  if (uses === 0) return said;
  return `${said} ${labelIn(language, uses === 1 ? pointing.one : pointing.more).replace('{count}', String(uses))}`;
}
