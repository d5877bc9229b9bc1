import type { FindTrouble } from '@clinic/core/desk/find/find-bookings';
import { type Label, label } from '../../language/label.ts';

export const findWords = {
  title: label('Procurar quem liga', 'Find a caller'),
  field: label('Nome, telefone, código, NIF, referência', 'Name, phone, code, tax no., reference'),
  search: label('Procurar', 'Search'),
  help: label(
    'Serve o princípio de cada nome, com ou sem acentos e por qualquer ordem; o telefone ou o e-mail inteiro, de quem vem ou de quem marcou; o NIF; o código da marcação; a referência Multibanco; o número da ficha ou da agenda da clínica; o número de um pedido, como SO 2070. O e-mail e o telefone encontram também a conta. Carregue em / para escrever na caixa.',
    'The beginning of each name will do, with or without accents and in any order; the whole phone number or e-mail, of the patient or of who booked; the tax number; the booking code; the Multibanco reference; the number of the record or of the entry in the clinic’s book; the number of a request, such as SO 2070. E-mail and phone find the account, too. Press / to type in the box.',
  ),
  identity: label(
    'Antes de dizer o que quer que seja, confirme quem fala: a data de nascimento e o código da marcação têm de bater certo.',
    'Before you say anything, make sure who is calling: the birth date and the booking code must agree.',
  ),
  requests: label('Pedidos e mensagens', 'Requests and messages'),
  coming: label('Consultas que aí vêm', 'Visits to come'),
  past: label('Já passadas', 'Past'),
  born: label('nasceu a {day}', 'born on {day}'),
  bookedBy: label('marcado por {name}', 'booked by {name}'),
  code: label('Código', 'Code'),
  presence: {
    arrived: label('Veio', 'Came'),
    missed: label('Faltou', 'Did not come'),
    unmarked: label('Presença por registar', 'Attendance not recorded'),
  },
  payBy: label('pagar até {moment}', 'to be paid by {moment}'),
  more: label('Há mais. Escreva mais do nome, ou o telefone.', 'There are more. Type more of the name, or the phone number.'),
  audited: label(
    'Fica registado quem abre esta lista e de quem são os nomes.',
    'Who opens this list, and whose names it shows, is recorded.',
  ),
};

export const findTroubleWords: Record<FindTrouble['kind'], Label> = {
  notUnderstood: label(
    'Não percebemos o que escreveu. Escreva pelo menos duas letras do nome, ou o telefone, o e-mail ou o NIF inteiros.',
    'We did not understand that. Type at least two letters of the name, or the whole phone number, e-mail or tax number.',
  ),
  wrongCode: label(
    'Este código tem um engano. Peça-o outra vez, letra a letra.',
    'There is a mistake in this code. Ask for it again, letter by letter.',
  ),
  nothingFound: label(
    'Não há marcações do site, nem de «Marcar por telefone», nem pedidos, nem contas, com isso. As que se fizeram no programa da clínica estão só lá e na folha do dia.',
    'No booking of the site, or of “Book by telephone”, no request and no account has that. Those made in the clinic’s program are only there and on the day sheet.',
  ),
};
