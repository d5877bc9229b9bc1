import type { CheckboxField } from 'payload';
import { label } from '../language/label.ts';

export const newTab = (): CheckboxField => ({
  name: 'novo_separador',
  type: 'checkbox',
  defaultValue: false,
  label: label('Abrir num separador novo', 'Open in a new tab'),
});
