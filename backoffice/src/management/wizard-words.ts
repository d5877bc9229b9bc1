import type { ShownMoment } from '@clinic/core/desk/management/wizard-conversion';
import { type Label, label } from '../language/label.ts';

export const wizardWords = {
  title: label('Até onde chega quem começa a marcar', 'How far those come who begin to book'),
  note: label(
    'Contamos quantas vezes cada pergunta foi alcançada no site, nunca por quem nem com que resposta. Quem volta atrás e avança outra vez conta outra vez.',
    'We count how often each question was reached on the site, never by whom or with which answer. Who goes back and on again counts again.',
  ),
  most: label('Onde mais gente fica: {step} ({count} de {all}).', 'Where most people stay: {step} ({count} of {all}).'),
  step: label('Pergunta', 'Question'),
  reached: label('Chegaram', 'Reached'),
  share: label('Dos que começaram', 'Of those who began'),
};

export const wizardStepWords: Record<ShownMoment, Label> = {
  began: label('Começaram', 'Began'),
  specialty: label('Motivo', 'Reason'),
  mode: label('Na clínica ou por vídeo', 'Clinic or video'),
  insurance: label('Seguro', 'Insurance'),
  professional: label('Médico e hora', 'Doctor and hour'),
  details: label('Dados pessoais', 'Personal details'),
  payment: label('Pagamento', 'Payment'),
  check: label('Confirmar', 'Check'),
  booked: label('Marcaram', 'Booked'),
};
