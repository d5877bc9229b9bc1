import type { Field } from 'payload';
import { editors } from '../access/editors.ts';

/** In a form that a manager saves, too: these fields a manager reads. What has a rule of its own keeps it. */
export const onlyEditors = (fields: Field[]): Field[] =>
  fields.map((field) => {
    if (field.type === 'row') return { ...field, fields: onlyEditors(field.fields) };
    if (!('name' in field) || field.type === 'ui') return field;
    return { ...field, access: { update: editors, ...field.access } } as Field;
  });
