import type { DeskAction } from '@clinic/core/desk/desk-store';
import type { MoveQuestion } from '@clinic/core/desk/move/read-move-offer';

export const deskPath = '/admin/marcacoes-online';
export const workPath = '/admin/por-fazer';
export const filePath = (bookingId: string): string => `${deskPath}/${bookingId}`;
export const actionPath = (bookingId: string, action: DeskAction): string => `/api/marcacoes-online/${bookingId}/${action}`;
export const settlePath = (itemId: string): string => `/api/por-fazer/${itemId}/settled`;
/** The booking's page with the hours to which the visit can be moved. */
export const movePath = (bookingId: string, { ofAnyDoctor, month }: MoveQuestion): string =>
  `${filePath(bookingId)}?mudar=${ofAnyDoctor ? 'todos' : 'mesmo'}${month ? `&mes=${month}` : ''}#mudar`;
