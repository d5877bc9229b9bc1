import type { StatedWork } from '@clinic/core/desk/work/work-state';
import type { VisitorRequest } from '@clinic/core/requests/request-store';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventAnswers } from '../events/event-answers.tsx';
import { RequestFileView } from '../requests/request-file.tsx';
import { AnswerWork } from './answer-work.tsx';
import type { ShownArrival } from './arrived-letter.tsx';

const now = new Date('2026-11-19T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const letter = (id: string, minutes: number, text: string) => ({
  ...{ id, from: 'ana@exemplo.pt', subject: 'Re: Pedido', text, standing: 'provenWithForm' as const },
  ...{ arrivedAt: minutesAgo(minutes), attachments: 0, isCut: false, isQuoteRemoved: false },
});
const newest = letter('b8f0a3c4-0000-4000-8000-000000000002', 5, 'E o meu genro?');
const earlier = letter('b8f0a3c4-0000-4000-8000-000000000001', 600, 'Já tratada.');
const arrived = [newest, earlier] satisfies ShownArrival[];
const work = (kind: WorkItemKind, subject: StatedWork['subject']): StatedWork => ({
  ...{ id: '12', kind, subject, detail: {}, openedAt: minutesAgo(10), dueAt: minutesAgo(-600), visitAt: null },
  ...{ asleepUntil: null, history: [], claim: null, isMine: false },
  clock: { state: 'onTime', dueAt: minutesAgo(-600), leftMs: 36_000_000, spent: 0.1, pausedUntil: null, isEscalated: false },
});
const answer = work('formLetterArrived', { kind: 'request', id: 'd1' });

test('the work shows what came since it was opened, and “tratado” names the last that the page shows', () => {
  const page = renderToStaticMarkup(AnswerWork({ item: answer, arrived, now, language: 'pt' }));
  expect(page).toContain('E o meu genro?');
  expect(page).not.toContain('Já tratada.');
  expect(page).toContain('endereço confirmado no formulário, que não prova quem escreveu');
  expect(page).toContain(`name="lida" value="${newest.id}"`);
});

const request: VisitorRequest = {
  ...{ id: 'd1', number: 2004, kind: 'contact', locale: 'pt', answers: { name: 'Ana', email: 'ana@exemplo.pt' }, wantsNewsletter: false },
  ...{ sentAt: now, contactProvenAt: now, receivedAt: now, answerBy: now, answeredAt: null, answeredBy: null, withdrawnAt: null },
};
const formPage = (items: StatedWork[], more: Partial<VisitorRequest> = {}) =>
  renderToStaticMarkup(
    RequestFileView({
      file: { request: { ...request, ...more }, items, arrived, documents: [], assignedTo: null },
      ...{ staff: { id: 1, name: 'Rita', role: 'balcao' as const }, doctors: [], now, language: 'pt', told: null },
    }),
  );

test('on the page of a form the answer has a button of its own, beside the one that says that the form was answered', () => {
  const both = formPage([answer, work('contactRequest', { kind: 'request', id: 'd1' })]);
  expect(both).toContain('Tratado');
  expect(both.match(/\/api\/pedidos\/d1\/answered/g)).toHaveLength(1);
  expect(both).toContain('Já tratada.');
});

test('a form that was answered may be taken back also while an answer by e-mail waits', () => {
  const page = formPage([answer], { answeredAt: now, answeredBy: 'Rita' });
  expect(page).not.toContain('/api/pedidos/d1/answered');
  expect(page).toContain('/api/pedidos/d1/reopened');
});

test('on the page of an event it says whose answer it is, and how to reach them', () => {
  const registration = { id: 'd2', name: 'Zulmira', phone: '912345678', email: 'ana@exemplo.pt', provenAt: now };
  const items = [work('formLetterArrived', { kind: 'registration', id: 'd2' })];
  const page = renderToStaticMarkup(EventAnswers({ answers: [{ registration, arrived, items }], now, language: 'pt' }) ?? '');
  expect(page).toContain('tel:912345678');
  expect(page).toContain('Zulmira: Chegou: Re: Pedido');
  expect(EventAnswers({ answers: [], now, language: 'pt' })).toBeNull();
});
