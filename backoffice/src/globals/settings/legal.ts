import type { Field } from 'payload';
import { httpsUrl } from '../../fields/https-url.ts';
import { label } from '../../language/label.ts';

export const legal: Field[] = [
  {
    name: 'registos',
    type: 'group',
    label: label('Registos', 'Registrations'),
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'empresa', type: 'text', label: label('Empresa', 'Company') },
          { name: 'nif', type: 'text', label: label('NIF', 'Tax number') },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'ers_registo', type: 'text', label: label('Registo na ERS', 'ERS registration') },
          { name: 'licenca', type: 'text', label: label('Licença de funcionamento', 'Operating licence') },
        ],
      },
      { name: 'diretor_clinico', type: 'text', label: label('Diretor clínico', 'Clinical director') },
    ],
  },
  httpsUrl('livro_reclamacoes_url', label('Livro de reclamações eletrónico', 'Electronic complaints book')),
  {
    name: 'resolucao_litigios',
    type: 'textarea',
    localized: true,
    label: label('Resolução alternativa de litígios', 'Alternative dispute resolution'),
  },
];
