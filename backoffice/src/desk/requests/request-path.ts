/** A form of the site, by its id: the address tells nothing of the person. */
export const requestPath = (id: string): string => `/admin/pedidos/${id}`;
export const answeredPath = (id: string): string => `/api/pedidos/${id}/answered`;
export const reopenedPath = (id: string): string => `/api/pedidos/${id}/reopened`;
export const findRequestsPath = '/api/pedidos/procurar';
export const assignPath = (id: string): string => `/api/pedidos/${id}/assign`;
export const documentPath = (id: string, document: string): string => `/api/pedidos/${id}/documentos/${document}`;
/** What a doctor was given to read. */
export const myRequestsPath = '/admin/os-meus-pedidos';
