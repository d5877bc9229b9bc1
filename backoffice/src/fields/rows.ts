import type { ArrayField, Field } from 'payload';
import type { Label } from '../language/label.ts';

type Options = { description?: Label; maxRows?: number };

/** A list that opens closed, each row showing its own words. */
export const rows = (
  name: string,
  fieldLabel: Label,
  singular: Label,
  fields: Field[],
  { description, maxRows }: Options = {},
): ArrayField => ({
  name,
  type: 'array',
  label: fieldLabel,
  labels: { singular, plural: fieldLabel },
  ...(maxRows === undefined ? {} : { maxRows }),
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/components/row-title.tsx#RowTitle' },
    ...(description ? { description } : {}),
  },
  fields,
});
