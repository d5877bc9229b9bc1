import { label } from '../language/label.ts';
import { contacts } from './settings/contacts.ts';
import { legal } from './settings/legal.ts';
import { notice } from './settings/notice.ts';
import { openingHours } from './settings/opening-hours.ts';
import { thirdParties } from './settings/third-parties.ts';
import { settingsGlobal } from './settings-global.ts';

export const definicoes = settingsGlobal('definicoes', label('Definições do site', 'Site settings'), [
  {
    type: 'tabs',
    tabs: [
      { label: label('Clínica', 'Clinic'), fields: contacts },
      { label: label('Horário', 'Opening hours'), fields: openingHours },
      { label: label('Aviso', 'Notice'), fields: notice },
      { label: label('Informação legal', 'Legal'), fields: legal },
      { label: label('Serviços externos', 'Third parties'), fields: thirdParties },
    ],
  },
]);
