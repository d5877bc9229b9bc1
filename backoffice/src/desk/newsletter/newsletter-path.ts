export const newsletterPath = '/admin/boletim';
export const newsletterExportPath = '/api/boletim/exportar';
export const findSubscriberPath = '/api/boletim/procurar';
export const newsletterActionPath = (action: string): string => `/api/boletim/${action}`;
export const issuesPath = '/admin/boletim-envio';
export const issueActionPath = (action: string): string => `/api/boletim-envio/${action}`;
