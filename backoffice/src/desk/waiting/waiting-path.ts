export const waitingPath = '/admin/lista-de-espera';
export const offerPath = '/api/lista-de-espera/oferecer';
export const returnPath = '/api/lista-de-espera/no-site';
export const acceptPath = '/api/lista-de-espera/aceitou';
