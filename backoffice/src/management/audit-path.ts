import { type AuditQuestion, type AuditSubject, auditDays, auditSubjects } from '@clinic/core/desk/management/audit-trail';
import { z } from 'zod';
import { readDay } from '../desk/day/day-query.ts';

export const auditPath = '/admin/registo';
export const findAuditedPath = '/api/registo/procurar';

type SearchParams = Record<string, unknown> | undefined;

const wholeNumber = (value: unknown): string | null => (typeof value === 'string' && /^\d{1,18}$/.test(value) ? value : null);

/** The names in the address. */
export const subjectNames: Record<AuditSubject['kind'], string> = { booking: 'marcacao', account: 'conta', request: 'pedido' };

function readSubject(given: SearchParams): AuditSubject | null {
  const asked = auditSubjects.map((kind) => ({ kind, id: z.uuid().safeParse(given?.[subjectNames[kind]]).data }));
  return asked.find((each): each is AuditSubject => each.id !== undefined) ?? null;
}

/** Who saw this, and did what about it. */
export const auditPathOf = ({ kind, id }: AuditSubject): string => `${auditPath}?${subjectNames[kind]}=${id}`;

/** Only ids and days stand in the address. */
export function readAuditQuestion(given: SearchParams, now: Date): AuditQuestion {
  const actor = wholeNumber(given?.['pessoa']);
  const action = given?.['ato'];
  return {
    ...auditDays({ from: readDay(given?.['de']), to: readDay(given?.['ate']) }, now),
    actorId: actor && actor.length < 10 ? Number(actor) : null,
    action: typeof action === 'string' && /^[\w: ]{1,60}$/.test(action) ? action : null,
    about: readSubject(given),
    before: wholeNumber(given?.['antes']),
  };
}

export function auditAddress({ from, to, actorId, action, about, before }: AuditQuestion): string {
  const query = new URLSearchParams({ de: from, ate: to });
  if (actorId !== null) query.set('pessoa', String(actorId));
  if (action) query.set('ato', action);
  if (about) query.set(subjectNames[about.kind], about.id);
  if (before) query.set('antes', before);
  return `${auditPath}?${query}`;
}
