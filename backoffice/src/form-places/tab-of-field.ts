import type { ClientField } from 'payload';

const namesIn = (fields: ClientField[]): string[] =>
  fields.flatMap((field) => {
    if ('name' in field && field.name) return [field.name];
    return 'fields' in field ? namesIn(field.fields) : [];
  });

/** Behind which tab of a form a field lies, counted from 0; null where it lies behind none. */
export function tabOfField(fields: ClientField[], path: string): number | null {
  const [first = ''] = path.split('.');
  const tabs = fields.find((field) => field.type === 'tabs');
  if (tabs?.type !== 'tabs') return null;
  const index = tabs.tabs.findIndex((tab) => namesIn(tab.fields).includes(first));
  return index < 0 ? null : index;
}
