import { err, ok } from '../../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';

/** The doctor comes after all: the hours of these days that the clinic shows as free can be booked again. Nothing that was cancelled comes back. */
export const endAbsence = ({ store, staff, requestId }: Pick<DeskRequest, 'store' | 'staff' | 'requestId'>, id: string) =>
  store.act<DeskTrouble>({ staff, bookingId: null, requestId, action: 'absenceEnded', detail: { absence: id } }, async (transaction) =>
    (await transaction.absences.end(id, staff.name)) ? ok('done' as const) : err({ kind: 'nothingToDo' }),
  );
