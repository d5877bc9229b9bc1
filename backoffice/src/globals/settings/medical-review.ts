import type { Field } from 'payload';
import { editors } from '../../access/editors.ts';
import { roleOf } from '../../access/role.ts';
import { label } from '../../language/label.ts';

/** What the clinic answers for, so only an administrator chooses it. Readers are told by each page, not by this. */
export const medicalReview: Field[] = [
  {
    name: 'texto_clinico_alterado',
    type: 'select',
    defaultValue: 'em_revisao',
    label: label('Texto clínico alterado', 'Changed clinical text'),
    access: { read: editors, update: ({ req }) => roleOf(req.user) === 'admin' },
    options: [
      { value: 'em_revisao', label: label('publicar como «em revisão»', 'publish as “under review”') },
      { value: 'so_assinado', label: label('só com nova assinatura', 'only with a new signature') },
    ],
    admin: {
      description: label(
        'De uma página que já esteve no site assinada. «Só com nova assinatura»: a versão assinada continua no site até um médico assinar a nova; retirar uma passagem, ou a página, é sempre possível. Só um administrador altera este campo.',
        'Of a page that has been on the site signed. “Only with a new signature”: the signed version stays on the site until a doctor signs the new one; a passage, or the page, can always be withdrawn. Only an administrator changes this.',
      ),
    },
  },
];
