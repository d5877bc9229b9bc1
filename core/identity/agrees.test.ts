import { expect, test } from 'vitest';
import { agrees, type Person } from './agrees.ts';

const person = (name: string, birthDate = '1958-03-07', gender: Person['gender'] = 'masculino'): Person => ({ name, birthDate, gender });

/** Name on the record, typed name, and whether they match. */
const names: [record: string, typed: string, same: boolean][] = [
  ['António Manuel Sousa Silva', 'António Silva', true],
  ['António Manuel Sousa Silva', 'António Sousa', true],
  ['António Silva', 'António Manuel Sousa Silva', true],
  ['António Silva', 'ANTONIO SILVA', true],
  ['António Silva', 'antónio silva', true],
  ['Antonio Silva', 'António Silva', true],
  ['João Conceição', 'Joao Conceicao', true],
  ['Inês Magalhães Vaz', 'ines vaz', true],
  ['José Luís Araújo', 'José Araujo', true],
  ['Joaquim  Exemplo', ' Joaquim Exemplo ', true],
  ['Joaquim dos Santos', 'Joaquim Santos', true],
  ['Joaquim dos Santos', 'Joaquim dos Reis', false],
  ['Maria da Silva e Costa', 'Maria Costa', true],
  ['Maria da Silva', 'Maria da Costa', false],
  ['Maria de Lurdes Pinto', 'Maria Pinto', true],
  ['Ana-Maria Lopes', 'Ana Lopes', true],
  ['Ana Maria Lopes-Graça', 'Ana Graça', true],
  ["Rui D'Ávila", 'Rui DÁvila', true],
  ["Rui D'Ávila", 'Rui Davila', true],
  // Marriage adds, drops or joins surnames; one that both have is enough.
  ['Maria Santos Costa', 'Maria Silva Santos', true],
  ['Maria Silva', 'Maria Silva Costa', true],
  ['Maria Silva', 'Maria Costa', false],
  // Another first name is another person: a brother, a twin, a son with the father's surnames.
  ['António Silva', 'Manuel Silva', false],
  ['João Pedro Silva', 'Pedro João Silva', false],
  ['António Silva', 'Antónia Silva', false],
  ['Luis Silva', 'Luisa Silva', false],
  ['José Silva', 'Zé Silva', false],
  // A middle name counts like a surname: it matches only if both have it.
  ['João Paulo Reis', 'João Paulo Melo', true],
  ['João Paulo Reis', 'João Melo', false],
  // Not enough to decide.
  ['António', 'António', false],
  ['António Silva', 'António', false],
  ['António', 'António Silva', false],
  ['A. Silva', 'António Silva', false],
  ['António S.', 'António Silva', false],
  ['António de', 'António de Silva', false],
  ['', 'António Silva', false],
  ['António Silva', '', false],
  ['', '', false],
  ['123', '123', false],
  // Other alphabets and apostrophes.
  ['Łukasz Nowak', 'Łukasz Nowak', true],
  ['Søren Holm', 'Søren Holm', true],
  ['Mary O’Brien', "Mary O'Brien", true],
  ['Ahmed Al-Sayed', 'Ahmed Sayed', true],
];

test.each(names)('record “%s”, typed “%s”: %s', (record, typed, same) => expect(agrees(person(record), person(typed))).toBe(same));

const others: [why: string, record: Person, typed: Person, same: boolean][] = [
  ['the same in all', person('Rui Melo'), person('Rui Melo'), true],
  ['day and month swapped', person('Rui Melo', '1958-03-07'), person('Rui Melo', '1958-07-03'), false],
  ['a year beside it', person('Rui Melo', '1958-03-07'), person('Rui Melo', '1959-03-07'), false],
  ['a century beside it', person('Rui Melo', '1958-03-07'), person('Rui Melo', '2058-03-07'), false],
  ['father and son of one name', person('Rui Melo', '1958-03-07'), person('Rui Melo', '1988-09-01'), false],
  ['no birth date on file', person('Rui Melo', ''), person('Rui Melo', '1958-03-07'), false],
  ['no birth date on either side', person('Rui Melo', ''), person('Rui Melo', ''), false],
  ['gender unknown at the clinic', person('Rui Melo', '1958-03-07', null), person('Rui Melo'), true],
  ['gender not asked', person('Rui Melo'), person('Rui Melo', '1958-03-07', null), true],
  ['gender contradicts', person('Noa Melo', '1958-03-07', 'feminino'), person('Noa Melo'), false],
  ['twin brothers', person('Rui Melo'), person('Luís Melo'), false],
  ['twin brother and sister', person('Rui Melo'), person('Rita Melo', '1958-03-07', 'feminino'), false],
  ['husband and wife with one surname', person('Rui Melo'), person('Ana Melo', '1960-01-01', 'feminino'), false],
  ['a carer who types her own name', person('Rui Melo'), person('Beatriz Cuidadora', '1975-05-05', 'feminino'), false],
  ['a carer who types his name and her birth date', person('Rui Melo'), person('Rui Melo', '1975-05-05'), false],
  ['a daughter who types his name and date', person('Rui Melo Antunes'), person('Rui Antunes'), true],
];

test.each(others)('%s', (_, record, typed, same) => expect(agrees(record, typed)).toBe(same));
