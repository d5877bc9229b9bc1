import type { SelectField } from 'payload';
import { type Label, label } from '../language/label.ts';

export const quiz = (name: string, fieldLabel: Label = label('Questionário', 'Quiz')): SelectField => ({
  name,
  type: 'select',
  label: fieldLabel,
  admin: { description: label('Vazio: a página não mostra nenhum.', 'Empty: the page shows none.') },
  options: [
    { value: 'sintomas', label: label('Sintomas da próstata', 'Prostate symptoms') },
    { value: 'psa', label: label('PSA', 'PSA') },
    { value: 'marcacao', label: label('Que consulta marcar', 'Which appointment to book') },
  ],
});

export const sidebarQuiz = (name: 'quiz' | 'quizz'): SelectField => {
  const field = quiz(name);
  return { ...field, admin: { ...field.admin, position: 'sidebar' } };
};
