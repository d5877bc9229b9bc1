/** Common and rare words, several at once, without accents, misspelt, by another name, and about nothing. */
export const loadQuestions = [
  'prostata',
  'incontinencia',
  'cancro da prostata',
  'hiperplazia benigna',
  'pedra no rim',
  'tratamento hematuria laser',
  'prostata aumentada',
  'braquiterapya',
  'urina sangue',
  'fimose varicocelo',
  'cirurgia robotica da prostata',
  'cistocopia',
  'ejaculação',
  'onde fica a clinica',
  'dor ao urinar de noite',
  'crioterapia recidiva',
];
