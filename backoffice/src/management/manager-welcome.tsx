import { type Label, label, labelIn } from '../language/label.ts';
import { auditPath } from './audit-path.ts';
import { auditWords } from './audit-words.ts';
import { figuresPath } from './figures-path.ts';
import { figuresWords } from './figures-words.ts';

const title = label('Gestão', 'Management');

const ways: readonly { path: string; name: Label; help: Label }[] = [
  {
    path: figuresPath,
    name: figuresWords.title,
    help: label(
      'Marcações, receita, faltas e tempo até à resposta, semana a semana.',
      'Bookings, revenue, no-shows and answers, week by week.',
    ),
  },
  {
    path: auditPath,
    name: auditWords.title,
    help: label('Quem viu ou mudou o quê, e quando.', 'Who saw or changed what, and when.'),
  },
  {
    path: '/admin/globals/marcacoes',
    name: label('Preços e regras de marcação', 'Prices and booking rules'),
    help: label('Consultas e preços, pagamentos, prazos e lembretes.', 'Visits and prices, payments, deadlines and reminders.'),
  },
  {
    path: '/admin/collections/utilizadores',
    name: label('Utilizadores', 'Staff users'),
    help: label('Quem trabalha aqui, com que papel; convidar e suspender.', 'Who works here, in which role; to invite and to suspend.'),
  },
];

/** The manager's start page begins with what only managers have. */
export const ManagerWelcome = ({ language }: { language: string }) => (
  <section className="manager-welcome" aria-labelledby="manager-welcome">
    <h1 id="manager-welcome">{labelIn(language, title)}</h1>
    <ul>
      {ways.map(({ path, name, help }) => (
        <li key={path}>
          <a href={path}>{labelIn(language, name)}</a>
          <p>{labelIn(language, help)}</p>
        </li>
      ))}
    </ul>
  </section>
);
