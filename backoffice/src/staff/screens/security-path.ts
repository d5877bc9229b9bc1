export const securityPath = '/admin/seguranca';
