import { expect, test } from 'vitest';
import { renderResultLetter } from './render-result-letter.ts';
import { sampleClinic } from './sample-mails.ts';

const letter = {
  title: 'Os seus sintomas são moderados',
  lead: 'Incomodam, e há tratamento.',
  facts: [
    { label: 'Pontos', text: '14 de 35' },
    { label: 'Jato fraco', text: 'Quase sempre <b>' },
  ],
  meaning: ['Não é um diagnóstico.'],
  urgent: 'Ligue 112.',
};

test.each(['pt', 'en'] as const)('a result by e-mail says all that the page said, and its subject says nothing of it (%s)', (locale) => {
  const { subject, html, text } = renderResultLetter(letter, sampleClinic(locale), locale);
  expect(text).toContain(letter.title.toUpperCase());
  for (const words of [letter.lead, '14 de 35', 'Jato fraco', 'Não é um diagnóstico.', 'Ligue 112.']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).toContain('Quase sempre &lt;b&gt;');
  expect(subject).not.toMatch(/sintoma|symptom|pr[oó]stat|PSA|14/i);
});
