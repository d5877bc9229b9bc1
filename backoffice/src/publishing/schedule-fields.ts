import type { DateField, Field } from 'payload';
import { moment } from '../fields/moment.ts';
import { type Label, label } from '../language/label.ts';
import { keepTimers } from './schedule-hook.ts';
import { refuseImpossibleTime } from './schedule-rules.ts';

/** Read as the city, in the language of the reader: `language/hard-coded-words.ts`. */
const lisbon = { label: 'Europe/Lisbon', value: 'Europe/Lisbon' };

/** The clinic's hour, wherever the editor's computer is. Only one zone is offered, so there is nothing to store. */
const timezone: DateField['timezone'] = {
  defaultTimezone: lisbon.value,
  supportedTimezones: [lisbon],
  override: ({ baseField }) => ({
    ...baseField,
    virtual: true,
    label: label('Fuso horário', 'Time zone'),
    admin: { ...baseField.admin, disableListColumn: true, disableListFilter: true },
  }),
};

const time = (name: 'publicar_em' | 'retirar_em', fieldLabel: Label, description: Label): DateField => {
  const field = moment(name, fieldLabel, description);
  return {
    ...field,
    timezone,
    admin: { ...field.admin, disableBulkEdit: true },
    hooks: { beforeChange: [refuseImpossibleTime], beforeDuplicate: [() => null] },
  };
};

/** When a document publishes or withdraws itself. The times belong to the newest draft: what the editor sees is what holds. */
export const scheduleFields = (): Field[] => {
  const until = time(
    'retirar_em',
    label('Retirar em', 'Withdraw on'),
    label('A página sai do site a esta hora.', 'The page leaves the site at this time.'),
  );
  return [
    time(
      'publicar_em',
      label('Publicar em', 'Publish on'),
      label(
        'Guarde como rascunho: a versão mais recente publica-se sozinha a esta hora.',
        'Save as a draft: the newest version publishes itself at this time.',
      ),
    ),
    { ...until, hooks: { ...until.hooks, afterChange: [keepTimers] } },
    {
      name: 'agendamento',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/publishing/schedule-status.tsx#ScheduleStatus' } },
    },
  ];
};
