import { type AuditQuestion, auditDays } from '@clinic/core/desk/management/audit-trail';
import { z } from 'zod';
import { readDay } from '../desk/day/day-query.ts';

export const auditPath = '/admin/registo';
export const findAuditedPath = '/api/registo/procurar';

type SearchParams = Record<string, unknown> | undefined;

const wholeNumber = (value: unknown): string | null => (typeof value === 'string' && /^\d{1,18}$/.test(value) ? value : null);

/** Only ids and days stand in the address. */
export function readAuditQuestion(given: SearchParams, now: Date): AuditQuestion {
  const actor = wholeNumber(given?.['pessoa']);
  const action = given?.['ato'];
  return {
    ...auditDays({ from: readDay(given?.['de']), to: readDay(given?.['ate']) }, now),
    actorId: actor && actor.length < 10 ? Number(actor) : null,
    action: typeof action === 'string' && /^[\w: ]{1,60}$/.test(action) ? action : null,
    bookingId: z.uuid().safeParse(given?.['marcacao']).data ?? null,
    before: wholeNumber(given?.['antes']),
  };
}

export function auditAddress({ from, to, actorId, action, bookingId, before }: AuditQuestion): string {
  const query = new URLSearchParams({ de: from, ate: to });
  if (actorId !== null) query.set('pessoa', String(actorId));
  if (action) query.set('ato', action);
  if (bookingId) query.set('marcacao', bookingId);
  if (before) query.set('antes', before);
  return `${auditPath}?${query}`;
}
