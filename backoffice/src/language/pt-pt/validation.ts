import type { Replacement } from './translations.ts';

/** In Payload's file, "at least" and "at most" are swapped. */
export const validation: Replacement<'validation'> = {
  emailAddress: 'Indique um endereço de e-mail válido.',
  enterNumber: 'Indique um número válido.',
  fieldHasNo: 'Este campo não tem {{label}}',
  greaterThanMax: '{{value}} passa o máximo de {{label}}, que é {{max}}.',
  invalidInput: 'O conteúdo deste campo não é válido.',
  invalidSelection: 'A escolha feita neste campo não é válida.',
  invalidSelections: 'Estas escolhas não são válidas:',
  lessThanMin: '{{value}} fica abaixo do mínimo de {{label}}, que é {{min}}.',
  limitReached: 'Limite atingido: só é possível adicionar {{max}}.',
  longerThanMin: 'São precisos pelo menos {{minLength}} caracteres.',
  notValidDate: '«{{value}}» não é uma data válida.',
  required: 'Este campo é obrigatório.',
  requiresAtLeast: 'Este campo precisa de pelo menos {{count}} {{label}}.',
  requiresNoMoreThan: 'Este campo aceita no máximo {{count}} {{label}}.',
  requiresTwoNumbers: 'Este campo precisa de dois números.',
  shorterThanMax: 'São aceites no máximo {{maxLength}} caracteres.',
  trueOrFalse: 'Este campo só pode ser verdadeiro ou falso.',
  username: 'Indique um nome de utilizador válido: letras, números, hífenes, pontos e sublinhados.',
  validUploadID: 'Este campo não indica um ficheiro válido.',
};
