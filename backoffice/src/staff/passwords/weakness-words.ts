import { longestPassword, shortestPassword, type Weakness } from '@clinic/core/identity/passwords/weak-password';
import { type Label, label } from '../../language/label.ts';

export const weaknessWords: Record<Weakness, Label> = {
  tooShort: label(
    `A palavra-passe precisa de pelo menos ${shortestPassword} caracteres.`,
    `The password needs at least ${shortestPassword} characters.`,
  ),
  tooLong: label(
    `A palavra-passe pode ter no máximo ${longestPassword} caracteres.`,
    `The password may have at most ${longestPassword} characters.`,
  ),
  onlySpaces: label('A palavra-passe não pode ter só espaços.', 'The password cannot be made of spaces alone.'),
  common: label(
    'Esta palavra-passe é das primeiras que alguém tentaria. Escolha, por exemplo, quatro palavras sem ligação entre si.',
    'This password is among the first that somebody would try. Choose, for example, four words that have nothing to do with each other.',
  ),
  repeated: label(
    'A palavra-passe repete sempre o mesmo. Escolha, por exemplo, quatro palavras sem ligação entre si.',
    'The password repeats itself. Choose, for example, four words that have nothing to do with each other.',
  ),
  sequence: label(
    'A palavra-passe é uma sequência do teclado ou do alfabeto. Escolha, por exemplo, quatro palavras sem ligação entre si.',
    'The password is a sequence of the keyboard or the alphabet. Choose, for example, four words that have nothing to do with each other.',
  ),
  personal: label(
    'A palavra-passe tem o nome da clínica, o seu nome ou o seu e-mail. Escolha palavras que ninguém ligue a si.',
    'The password has the name of the clinic, your name or your e-mail in it. Choose words that nobody connects with you.',
  ),
};
