import type { Field, FieldHook, PayloadRequest, TextField } from 'payload';
import { editors } from '../access/editors.ts';
import { onTime } from '../history/history-words.ts';
import { label } from '../language/label.ts';
import { runningChange } from '../publishing/schedule-hook.ts';

/** The name as it was then: accounts are renamed and closed, a version stays. Whatever a request says about it is overwritten. */
const whoSaves: FieldHook = ({ context, req }) => {
  if (req.user) return req.user.nome || req.user.email;
  return typeof context[runningChange] === 'string' ? onTime : null;
};

type Readers = (args: { req: PayloadRequest }) => boolean;

const whoSaved = (readers: Readers): TextField => ({
  name: 'guardado_por',
  type: 'text',
  label: label('Guardado por', 'Saved by'),
  access: { read: readers },
  admin: { hidden: true, disableBulkEdit: true, disableListFilter: true },
  hooks: { beforeChange: [whoSaves] },
});

/** Who saved each version (null where a program did), and the list of the last ones beside the form. */
export const savedBy = (readers: Readers = editors): Field[] => [
  whoSaved(readers),
  {
    name: 'historico',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/history/history-panel.tsx#HistoryPanel' } },
  },
];
