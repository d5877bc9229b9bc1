import { editors } from '../access/editors.ts';
import { isManager } from '../access/managers.ts';
import { roleOf } from '../access/role.ts';
import { onlyEditors } from '../fields/only-editors.ts';
import { label } from '../language/label.ts';
import { contacts } from './settings/contacts.ts';
import { legal } from './settings/legal.ts';
import { medicalReview } from './settings/medical-review.ts';
import { notice } from './settings/notice.ts';
import { openingHours } from './settings/opening-hours.ts';
import { thirdParties } from './settings/third-parties.ts';
import { settingsGlobal } from './settings-global.ts';

/** Opening hours and closed days, and the notice that tells of them, are the manager's as well: every promise of an hour counts with them. */
export const definicoes = settingsGlobal(
  'definicoes',
  label('Definições do site', 'Site settings'),
  [
    {
      type: 'tabs',
      tabs: [
        { label: label('Clínica', 'Clinic'), fields: onlyEditors(contacts) },
        { label: label('Horário', 'Opening hours'), fields: openingHours },
        { label: label('Aviso', 'Notice'), fields: notice },
        { label: label('Informação legal', 'Legal'), fields: onlyEditors(legal) },
        { label: label('Revisão médica', 'Medical review'), fields: medicalReview },
        { label: label('Serviços externos', 'Third parties'), fields: thirdParties },
      ],
    },
  ],
  {
    update: ({ req }) => editors({ req }) || isManager(req.user),
    hidden: ({ user }) => ['balcao', 'medico'].includes(roleOf(user) ?? ''),
  },
);
