export const deskPath = '/admin/marcacoes-online';
export const filePath = (bookingId: string): string => `${deskPath}/${bookingId}`;
export const actionPath = (bookingId: string, action: string): string => `/api/marcacoes-online/${bookingId}/${action}`;
