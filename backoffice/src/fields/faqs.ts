import type { ArrayField, Field } from 'payload';
import { label } from '../language/label.ts';
import { line } from './line.ts';
import { richText } from './rich-text.ts';
import { rows } from './rows.ts';

export const faqRows = (): ArrayField =>
  rows('faqs', label('Perguntas', 'Questions'), label('Pergunta', 'Question'), [
    line('pergunta', label('Pergunta', 'Question'), label('Como o paciente a faria.', 'As the patient would ask it.')),
    richText('resposta', label('Resposta', 'Answer')),
  ]);

export const faqs = (): Field[] => [
  line('faqs_titulo', label('Título', 'Title'), label('Vazio: «Perguntas frequentes».', 'Empty: “Frequent questions”.')),
  faqRows(),
];
