import { sayAuthor, sayMoment } from '../history/history-words.ts';
import { label } from '../language/label.ts';
import type { SavedSince } from './saved-since.ts';

export const keptWords = {
  kept: label('Texto guardado: {when}', 'Text kept: {when}'),
  notKept: label('Sem ligação: o que escreveu ainda não está guardado.', 'No connection: what you typed is not kept yet.'),
  ended: label(
    'A sua sessão terminou. O que escreveu continua nesta página. Entre noutro separador e continue aqui: guarda-se logo que voltar.',
    'Your session has ended. What you typed is still on this page. Sign in in another tab and go on here: it is kept once you are back.',
  ),
  signIn: label('Entrar noutro separador', 'Sign in in another tab'),
  back: label('Sessão aberta outra vez. O que escreveu está guardado.', 'Signed in again. What you typed is kept.'),
  found: label('Tem texto por guardar nesta página, de {when}.', 'You have unsaved text on this page, of {when}.'),
  resume: label('Continuar com esse texto', 'Go on with that text'),
  compareFound: label('Ver o que muda', 'See what changes'),
  discard: label('Deitar fora', 'Throw away'),
  discardForGood: label('Sim, deitar fora para sempre', 'Yes, throw away for good'),
  holder: label('{who} está a editar, desde as {since}.', '{who} has been editing since {since}.'),
  holderTyped: label('Escreveu pela última vez às {last}.', 'They typed last at {last}.'),
  leave: label('Voltar', 'Go back'),
  take: label('Ficar eu com a página', 'Take the page over'),
  others: label('{who} tem aqui texto por guardar, de {when}.', '{who} has unsaved text here, of {when}.'),
  compareOther: label('Comparar com o de {who}', 'Compare with that of {who}'),
  saved: label(
    '{who} guardou outra versão: {when}. O seu texto não se perde.',
    '{who} has saved another version: {when}. Your text is not lost.',
  ),
  compare: label('Comparar os dois textos', 'Compare both texts'),
  refused: label(
    '{who} guardou outra versão desta página ({when}) depois de a abrir. Nada se perdeu: compare os dois textos e escolha.',
    '{who} saved another version of this page ({when}) after you opened it. Nothing is lost: compare both texts and choose.',
  ),
  draftSaved: label(
    'Não foi publicado. O texto ficou guardado como rascunho ({when}).',
    'It was not published. The text was saved as a draft ({when}).',
  ),
  formKept: label('Não foi publicado. O que escreveu está guardado ({when}).', 'It was not published. What you typed is kept ({when}).'),
  somebody: label('Alguém', 'Somebody'),
};

export const besideWords = {
  title: label('Os dois textos, lado a lado', 'Both texts, side by side'),
  help: label(
    'Só o que é diferente. Nada se junta sozinho: se quiser palavras dos dois, copie-as para o formulário.',
    'Only what differs. Nothing is merged by itself: to have words of both, copy them into the form.',
  ),
  same: label('Os dois textos são iguais.', 'Both texts are the same.'),
  where: label('Onde', 'Where'),
  mine: label('O seu texto', 'Your text'),
  earlier: label('O seu texto de {when}', 'Your text of {when}'),
  now: label('Guardado', 'Saved'),
  theirs: label('{who}, {when}', '{who}, {when}'),
  empty: label('vazio', 'empty'),
  close: label('Voltar ao formulário', 'Back to the form'),
  keepTheirs: label('Ficar com o texto de {who}', 'Take the text of {who}'),
  dropMine: label('Sim, deitar fora o que eu escrevi', 'Yes, throw away what I typed'),
  keepMine: label('Guardar o meu; o outro fica nas versões', 'Save mine; the other stays in the versions'),
  failed: label('Não foi possível. Tente de novo.', 'That did not work. Try again.'),
};

/** `Marta` and `hoje, 16:51` into a sentence. */
export const sayWho = (words: string, { by, at }: SavedSince, language: string): string =>
  words.replace('{who}', () => sayAuthor({ by }, language)).replace('{when}', () => sayMoment(at, language));
