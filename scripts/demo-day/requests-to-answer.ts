import { Readable } from 'node:stream';
import { formDigest } from '@clinic/core/adapters/database/requests/form-digest';
import { dropDocument, receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { toContact } from '@clinic/core/identity/contact';
import { answerDeadline } from '@clinic/core/requests/answer-deadline';
import type { RequestAnswers } from '@clinic/core/requests/form/parse-request';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { answerReceipt } from './arrived-letter.ts';
import type { DayServices } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { workingHoursBefore } from './times-written.ts';

type Sent = { kind: RequestKind; workingHoursAgo: number; answers: Partial<RequestAnswers>; hasDocument?: boolean };

/** Some with hours left, one with less than four, one too late. */
const sent: Sent[] = [
  {
    ...{ kind: 'contact', workingHoursAgo: 2 },
    answers: {
      subject: 'prices',
      message: 'Bom dia. Queria saber quanto custa a ecografia da próstata com a consulta no mesmo dia. Obrigado.',
    },
  },
  { kind: 'callBack', workingHoursAgo: 21.5, answers: { when: 'morning' } },
  {
    ...{ kind: 'secondOpinion', workingHoursAgo: 9, hasDocument: true },
    answers: {
      ...{ findings: 'Propuseram-me uma cirurgia depois de uma biópsia feita noutro hospital.', question: 'Há outra maneira de tratar?' },
    },
  },
  {
    kind: 'examRequest',
    workingHoursAgo: 5,
    answers: { exam: 'Ecografia da próstata', message: 'Tenho credencial do médico de família.' },
  },
  {
    ...{ kind: 'international', workingHoursAgo: 12 },
    answers: {
      country: 'Luxemburgo',
      message: 'Vivo no Luxemburgo e vou a Lisboa no Natal. É possível marcar consulta e exame nessa semana?',
    },
  },
  { kind: 'complaint', workingHoursAgo: 30, answers: { message: 'Esperei uma hora pela consulta e ninguém me disse porquê.' } },
  {
    kind: 'contact',
    workingHoursAgo: 27,
    answers: { subject: 'papers', message: 'Precisava de uma declaração de presença da semana passada.' },
  },
];

const onePage = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

/** Forms that wait for an answer. */
export async function sendRequests(services: DayServices, now: Date): Promise<void> {
  const { requests, documents, desk, pool } = services;
  const calendar = await desk.openingCalendar();
  for (const [number, { kind, workingHoursAgo, answers, hasDocument }] of sent.entries()) {
    const formId = `d3000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const isSent = (await requests.byForm(formId)) !== null;
    const { name, email, phone, birthDate, gender } = inventedPerson(300 + number);
    const receivedAt = workingHoursBefore(now, workingHoursAgo, calendar);
    const answerBy = answerDeadline(kind, receivedAt, calendar);
    if (hasDocument && !isSent) await addDocument({ documents, pool }, formId);
    const contact = toContact(email);
    if (!contact) throw new Error(`${email} is no address`);
    const who = kind === 'secondOpinion' ? { birthDate, gender } : {};
    const form = { kind, locale: 'pt', answers: { name, email, phone, ...who, ...answers }, contact } as const;
    if (!isSent) await requests.save(formId, form, { answerBy, isProven: true });
    const request = await requests.byForm(formId);
    // Nothing can be sent yesterday: its times are written, and never made later.
    await pool.query('update core.requests set sent_at = $2, received_at = $2, contact_proven_at = $2 where id = $1 and received_at > $2', [
      request?.id,
      receivedAt,
    ]);
    await pool.query("update core.work_items set opened_at = $2 where subject_id = $1 and kind <> 'formLetterArrived' and opened_at > $2", [
      request?.id,
      receivedAt,
    ]);
    if (kind === 'secondOpinion') await answerReceipt(services, formId, now);
  }
}

/** What a start that was interrupted has left of it is taken back first. */
async function addDocument({ documents, pool }: Pick<DayServices, 'documents' | 'pool'>, formId: string): Promise<void> {
  const left = await pool.query<{ id: string }>('select id from core.documents where form_digest = $1', [formDigest(formId)]);
  for (const { id } of left.rows) await dropDocument(documents, formId, id);
  await receiveWholeDocument(documents, formId, 'relatório da biópsia.pdf', Readable.from([onePage()]));
}
