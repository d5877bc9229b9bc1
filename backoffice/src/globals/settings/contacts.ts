import type { Field } from 'payload';
import { httpsUrl } from '../../fields/https-url.ts';
import { label } from '../../language/label.ts';

export const contacts: Field[] = [
  { name: 'nome', type: 'text', label: label('Nome da clínica', 'Clinic name') },
  { name: 'descricao_curta', type: 'textarea', localized: true, label: label('Descrição curta', 'Short description') },
  {
    type: 'row',
    fields: [
      { name: 'telefone', type: 'text', label: label('Telefone', 'Phone'), admin: { placeholder: '+351 210 000 000' } },
      {
        name: 'telefone_nota',
        type: 'text',
        localized: true,
        label: label('Nota sobre o custo da chamada', 'Note on the cost of the call'),
        admin: { description: label('A lei pede-a junto do número.', 'The law asks for it beside the number.') },
      },
      { name: 'email', type: 'email', label: label('E-mail', 'E-mail') },
    ],
  },
  {
    name: 'morada',
    type: 'group',
    label: label('Morada', 'Postal address'),
    fields: [
      { name: 'rua', type: 'text', label: label('Rua e número', 'Street and number') },
      {
        type: 'row',
        fields: [
          { name: 'codigo_postal', type: 'text', label: label('Código postal', 'Postcode') },
          { name: 'localidade', type: 'text', label: label('Localidade', 'Town') },
        ],
      },
    ],
  },
  httpsUrl('marcacao_presencial_url', label('Endereço da marcação presencial', 'In-person booking address'), {
    description: label(
      'Onde leva o botão «consulta presencial» no telemóvel. Vazio: o assistente de marcação do site.',
      'Where the “in person” button leads on a phone. Empty: the booking wizard of this site.',
    ),
    acceptsPaths: true,
  }),
  {
    name: 'redes',
    type: 'array',
    label: label('Redes sociais', 'Social networks'),
    labels: { singular: label('rede', 'network'), plural: label('redes', 'networks') },
    admin: { components: { RowLabel: '/components/row-title.tsx#RowTitle' } },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'nome', type: 'text', required: true, label: label('Nome', 'Name') },
          httpsUrl('url', label('Endereço', 'Address'), { required: true }),
        ],
      },
    ],
  },
  { name: 'selo_qualidade', type: 'upload', relationTo: 'media', label: label('Selo de qualidade', 'Quality seal') },
];
