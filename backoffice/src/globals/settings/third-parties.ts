import type { Field, TextFieldSingleValidation } from 'payload';
import { roleOf } from '../../access/role.ts';
import { httpsUrl } from '../../fields/https-url.ts';
import { label, labelIn } from '../../language/label.ts';

const wrongContainer = label('Um contentor tem a forma GTM-XXXXXXX.', 'A container looks like GTM-XXXXXXX.');

const validateContainer: TextFieldSingleValidation = (value, { req }) =>
  !value || /^GTM-[A-Z0-9]+$/.test(value) || labelIn(req.i18n.language, wrongContainer);

/** Scripts of others run on the clinic's pages, so only an administrator chooses them. */
export const thirdParties: Field[] = [
  {
    name: 'terceiros',
    type: 'group',
    label: label('Serviços externos', 'Third parties'),
    access: { update: ({ req }) => roleOf(req.user) === 'admin' },
    admin: {
      description: label(
        'Só um administrador altera estes campos. Nada disto é carregado antes de o visitante consentir.',
        'Only an administrator changes these. None of it loads before the visitor consents.',
      ),
    },
    fields: [
      {
        name: 'gtm_id',
        type: 'text',
        label: label('Contentor do Google Tag Manager', 'Google Tag Manager container'),
        validate: validateContainer,
      },
      httpsUrl('crm_script_url', label('Script do CRM', 'CRM script')),
      httpsUrl('chatbot_script_url', label('Script do assistente de conversa', 'Chatbot script')),
    ],
  },
];
