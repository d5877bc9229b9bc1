/** Words that staff may meet although the detector takes them for English or for words of programs. Each group says why. */
export const allowedWords: { why: string; words: string[] }[] = [
  {
    why: 'names of companies and products, as they call themselves',
    words: ['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'Multicare', 'WebP'],
  },
  { why: 'months as Portuguese shortens them; dictionaries know only whole words', words: ['fev', 'abr', 'ago', 'set', 'out', 'dez'] },
  { why: 'days as Portuguese shortens them', words: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] },
  {
    why: 'the beginning of the number that a request has: contact, complaint, exam and so on',
    words: ['CO', 'RE', 'EX', 'SO', 'IN', 'LG'],
  },
  { why: 'the two languages of the site, as the fields mark them', words: ['pt', 'en'] },
  { why: 'how the day’s invented people are called', words: ['Norberto', 'Urbano', 'Xavier', 'Marçal'] },
  { why: 'keys, as they stand on the keyboard', words: ['Enter', 'Ctrl', 'Esc'] },
  { why: 'what may stand in a ready answer, shown to be copied', words: ['{nome}', '{data}', '{hora}', '{valor}', '{telefone}'] },
];
