import type { GroupField } from 'payload';
import { careCards } from '../fields/care-cards.ts';
import { excerpt } from '../fields/excerpt.ts';
import { faqs } from '../fields/faqs.ts';
import { line } from '../fields/line.ts';
import { lines } from '../fields/lines.ts';
import { orderedTreatments } from '../fields/ordered-treatments.ts';
import { picture } from '../fields/picture.ts';
import { sidebarQuiz } from '../fields/quiz.ts';
import { references } from '../fields/references.ts';
import { rows } from '../fields/rows.ts';
import { bookingInvitation, section } from '../fields/section.ts';
import { signature } from '../fields/signature.ts';
import { slug } from '../fields/slug.ts';
import { summary } from '../fields/summary.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { reviewRule } from '../publish-rules/review-rule.ts';
import { documentCollection } from './document-collection.ts';

/** A touchable panel: each symptom opens what it is and why it happens. */
const symptomPanel = (): GroupField => ({
  name: 'sintomas_quadro',
  type: 'group',
  label: label('Quadro de sintomas', 'Symptom panel'),
  fields: [
    line('titulo', label('Título', 'Title')),
    lines('texto', label('Texto', 'Text')),
    rows('sintomas', label('Sintomas', 'Symptoms'), label('Sintoma', 'Symptom'), [
      line('titulo', label('Nas palavras do paciente', 'In the patient’s words')),
      lines('texto', label('O que é', 'What it is')),
      lines('porque', label('Porque acontece', 'Why it happens')),
    ]),
  ],
});

const riskFactors = () =>
  rows('factores_de_risco', label('Fatores de risco', 'Risk factors'), label('Fator de risco', 'Risk factor'), [
    line('titulo', label('Título', 'Title')),
    lines('texto', label('Texto', 'Text')),
    picture('imagem', label('Imagem', 'Picture')),
  ]);

export const problemas = documentCollection({
  slug: 'problemas',
  labels: { singular: label('Problema', 'Problem'), plural: label('Problemas', 'Problems') },
  group: groups.content,
  publishRules: [reviewRule],
  defaultPopulate: { titulo: true, slug: true, excerto: true, o_que_e_imagem: true },
  fields: [title(), slug(), sidebarQuiz('quiz'), ...signature()],
  tabs: [
    { label: label('Abertura', 'Opening'), fields: [excerpt(), summary(), careCards()] },
    {
      label: label('O que é', 'What it is'),
      fields: [section('o_que_e', label('O que é', 'What it is'), ['titulo', 'texto', 'imagem'])],
    },
    {
      label: label('Fatores de risco', 'Risk factors'),
      fields: [section('factores', label('Fatores de risco', 'Risk factors'), ['titulo', 'subtitulo', 'texto'], [riskFactors()])],
    },
    {
      label: label('Sintomas', 'Symptoms'),
      fields: [section('sintomas', label('Sintomas', 'Symptoms'), ['titulo', 'texto']), symptomPanel()],
    },
    {
      label: label('Tipos e diagnóstico', 'Types and diagnosis'),
      fields: [
        section('tipos', label('Tipos', 'Types'), ['titulo', 'texto']),
        section('diagnostico', label('Diagnóstico', 'Diagnosis'), ['titulo', 'texto', 'imagem', 'video', 'legenda']),
      ],
    },
    {
      label: label('Tratamentos', 'Treatments'),
      fields: [
        section('tratamentos', label('Tratamentos', 'Treatments'), ['titulo', 'texto', 'imagem', 'video', 'legenda']),
        orderedTreatments('tratamentos', label('Tratamentos a mostrar', 'Treatments to show')),
      ],
    },
    {
      label: label('Convite e prognóstico', 'Invitation and outlook'),
      fields: [bookingInvitation(), section('prognostico', label('Prognóstico', 'Outlook'), ['titulo', 'texto', 'imagem'])],
    },
    { label: label('Perguntas e referências', 'Questions and references'), fields: [...faqs(), references()] },
  ],
});
