import type { ReplyWords } from '@clinic/core/desk/replies/reply';
import { saveReply } from '@clinic/core/desk/replies/write-reply';
import { type DayServices, demoColleague } from './day-services.ts';

const answers: readonly ReplyWords[] = [
  {
    title: 'Como chegar e onde estacionar',
    pt: 'Na sua consulta de {data}, às {hora}, pode estacionar no parque da praça, a dois minutos a pé. Venha dez minutos antes e traga o cartão de cidadão. Se se atrasar, ligue para {telefone}.',
    en: 'For your appointment on {data} at {hora} you can park in the square, two minutes on foot. Please come ten minutes early and bring your identity card. If you are late, call {telefone}.',
  },
  {
    title: 'Trazer exames anteriores',
    pt: 'Para a consulta de {data} com {médico}, traga por favor os exames e as análises do último ano, em papel ou no telemóvel, e a lista dos medicamentos que toma. O código da sua marcação é {código}.',
    en: 'For your appointment on {data} with {médico}, please bring your test results from the last year, on paper or on your phone, and a list of the medicines you take. The code of your booking is {código}.',
  },
  {
    title: 'Tentámos ligar-lhe',
    pt: 'Tentámos ligar-lhe hoje sobre a consulta de {data}, às {hora}, e não conseguimos falar consigo. Pode ligar-nos para {telefone}, de segunda a sexta, das 10:00 às 20:00?',
    en: 'We tried to call you today about your appointment on {data} at {hora} and could not reach you. Could you call us on {telefone}, Monday to Friday, 10:00 to 20:00?',
  },
  {
    title: 'Fatura e seguro',
    pt: 'A fatura da consulta de {data}, no valor de {valor}, segue por e-mail depois da consulta. Para o reembolso do seguro, envie-a à seguradora com o nome do médico, {médico}.',
    en: 'The invoice for your appointment on {data}, {valor}, goes out by e-mail afterwards. To be reimbursed, send it to your insurer with the name of the doctor, {médico}.',
  },
];

/** What the desk answers every day, as a colleague has written it down. One that was changed since stays as it is. */
export async function writeReadyAnswers({ desk }: DayServices): Promise<void> {
  for (const [number, words] of answers.entries()) {
    const id = `d4000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const saved = await saveReply({ store: desk, staff: demoColleague, requestId: id, replyId: id }, words);
    if (!saved.ok) throw new Error(`a ready answer of the demo is refused: ${saved.error.kind}`);
  }
}
