import type { DeskAction } from '@clinic/core/desk/desk-store';

export const deskPath = '/admin/marcacoes-online';
export const workPath = '/admin/por-fazer';
export const filePath = (bookingId: string): string => `${deskPath}/${bookingId}`;
export const actionPath = (bookingId: string, action: DeskAction): string => `/api/marcacoes-online/${bookingId}/${action}`;
export const settlePath = (itemId: string): string => `/api/por-fazer/${itemId}/settled`;
