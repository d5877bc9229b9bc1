import { mostLettersADay } from '@clinic/core/mail/arrived/arrived-letter';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorkHistory } from '../work/work-history.tsx';
import { ArrivedLetters, type ShownArrival } from './arrived-letter.tsx';

const now = new Date('2026-11-19T10:00:00Z');
const arrivals = (count: number): ShownArrival[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{ id: `${place}`, from: 'ana@exemplo.pt', subject: 'Re: Consulta', text: 'Sim.', standing: 'confirmedContact' as const },
    ...{ arrivedAt: new Date(now.getTime() - place * 60_000), attachments: 0, isCut: false, isQuoteRemoved: false },
  }));
const shown = (count: number, language = 'pt') =>
  renderToStaticMarkup(ArrivedLetters({ letters: arrivals(1), all: arrivals(count), now, language }));

test('where more may have come than are kept, the desk is sent to the mailbox', () => {
  expect(shown(mostLettersADay)).toContain('veja na caixa de correio');
  expect(shown(mostLettersADay - 1)).not.toContain('veja na caixa de correio');
});

test('where our own letter was left out, the desk reads that words below it may be missing, and where they are', () => {
  const page = (isQuoteRemoved: boolean, language: string) => {
    const letters = arrivals(1).map((letter) => ({ ...letter, isQuoteRemoved }));
    return renderToStaticMarkup(ArrivedLetters({ letters, all: letters, now, language }));
  };
  expect(page(true, 'pt')).toContain('Pode faltar também o que a pessoa escreveu por baixo');
  expect(page(true, 'pt')).toContain('o original está na caixa de correio da clínica');
  expect(page(true, 'en')).toContain('may be missing, too: the original is in the clinic’s mailbox');
  expect(page(false, 'pt')).not.toContain('Pode faltar');
});

test('no address is said to prove who wrote', () => {
  expect(shown(1)).toContain('De ana@exemplo.pt, endereço do contacto confirmado, que não prova quem escreveu');
  expect(shown(1, 'en')).toContain('the address of the confirmed contact, which does not prove who wrote');
});

test('a letter that arrived is not noted as the patient’s own reply; what somebody at the desk heard is', () => {
  const history = (id: number) => {
    const event = { kind: 'replied' as const, at: now, by: { id, name: 'Rita' }, until: null, outcome: null, words: '' };
    return renderToStaticMarkup(WorkHistory({ history: [event], now, language: 'pt' }));
  };
  expect(history(0)).toContain('Chegou uma resposta por e-mail');
  expect(history(0)).not.toContain('O paciente respondeu');
  expect(history(3)).toContain('O paciente respondeu');
});
