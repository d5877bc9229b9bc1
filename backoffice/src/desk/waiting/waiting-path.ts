export const waitingPath = '/admin/lista-de-espera';
export const acceptPath = '/api/lista-de-espera/aceitou';
