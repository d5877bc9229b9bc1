import type { UIField } from 'payload';

/** Payload keeps the point in fields of its own, which it hides; here it is set. */
export const focalPointPanel = (): UIField => ({
  name: 'ponto_a_vista',
  type: 'ui',
  admin: { components: { Field: '/media/focal-point-field.tsx#FocalPointField' } },
});
