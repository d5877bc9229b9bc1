import { label, labelIn } from '../language/label.ts';
import { addressOfLine } from './document-line.ts';
import type { Demonstration } from './read-demonstration.ts';

const title = label('Conteúdo de demonstração, à espera de revisão clínica', 'Demonstration content, awaiting clinical review');
const reviewedPages = label(
  'Páginas médicas com um revisor de exemplo: {count}. Nenhum médico as leu ainda: não servem para informar doentes.',
  'Medical pages with an example reviewer: {count}. No doctor has read them yet: they must not be used to inform patients.',
);
const toDo = label(
  'Este aviso desaparece quando todos os números de registo forem verdadeiros. Antes disso, cada página médica tem de ser lida por um médico, que a assina com o seu nome e a data.',
  'This note goes away once every registration number is a real one. Before that, a doctor has to read each medical page and sign it with their name and the date.',
);
const exampleNumbers = label('Números de exemplo:', 'Example numbers:');
const clinicNumbers = label('Registos da clínica', 'The clinic’s registrations');

const which = label('Ver quais', 'See which');

/** Told before any list and to every editor: invented texts that look finished are the ones that get published by mistake. */
export function DemonstrationNote({ people, pages, ofClinic, language }: Demonstration & { language: string }) {
  const links = [
    ...people.map((line) => ({ href: addressOfLine(line), words: line.title || line.detail })),
    ...(ofClinic ? [{ href: '/admin/globals/definicoes', words: labelIn(language, clinicNumbers) }] : []),
  ];
  return (
    <section className="demonstration" aria-labelledby="demonstration-title">
      <h2 id="demonstration-title">{labelIn(language, title)}</h2>
      <details>
        <summary>
          {pages > 0 && <span>{labelIn(language, reviewedPages).replace('{count}', String(pages))} </span>}
          <b>{labelIn(language, which)}</b>
        </summary>
        <p className="demonstration__more">{labelIn(language, toDo)}</p>
        <p className="demonstration__more">{labelIn(language, exampleNumbers)}</p>
        <ul>
          {links.map(({ href, words }) => (
            <li key={href}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
