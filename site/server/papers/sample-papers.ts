import { euros } from '@clinic/core/kernel/format';
import type { ReadableExport } from './data-export.ts';
import type { SlipFacts } from './payment-slip.ts';
import type { SheetFacts } from './preparation-sheet.ts';

const madeAt = new Date('2026-11-20T09:00:00Z');

const clinic = {
  name: 'Instituto da Próstata',
  phone: { shown: '210 000 000', href: 'tel:+351210000000', note: 'Chamada para a rede fixa nacional' },
  email: 'geral@exemplo.pt',
  address: { street: 'Rua do Exemplo 00', postalCode: '1000-000', city: 'Lisboa' },
  openingHours: [{ days: 'Segunda a sexta', opens: '10:00', closes: '20:00', weekdays: ['Monday'] }],
  registrations: {
    company: 'Clínica Exemplo, Lda.',
    taxNumber: '000000000',
    regulator: 'E000000',
    licence: '00000/0000',
    clinicalDirector: 'Dr. António Meireles',
  },
};

const longName = 'Joaquim Sebastião da Conceição Vasconcelos e Sousa de Albuquerque Magalhães Śliwiński';

export const sampleSlip: SlipFacts = {
  clinic,
  patientName: longName,
  visit: {
    startsAt: new Date('2026-11-19T10:20:00Z'),
    doctorName: 'Prof. Doutor António Maria Bettencourt Meireles de Figueiredo',
    typeName: 'Consulta de Urologia',
  },
  payment: { amountCents: 9000, method: 'multibanco', paidAt: new Date('2026-11-16T23:30:00Z'), reference: '100 200 300' },
  refund: null,
  madeAt,
};

export const sampleSheet: SheetFacts = {
  clinic,
  patientName: longName,
  visit: { ...sampleSlip.visit, typeName: 'Ecografia da próstata', mode: 'inPerson' },
  steps: [
    { when: 'Na véspera', text: 'Jante como de costume. Pode beber água.' },
    { when: 'Uma hora antes', text: 'Beba três copos de água na hora anterior ao exame.' },
    { when: '', text: 'Não urine antes de ser chamado: a bexiga cheia deixa ver melhor.' },
  ],
  bring: ['O pedido do médico', 'As ecografias anteriores', 'A lista dos medicamentos que toma'],
  directions: [
    { title: 'De metro', text: 'As estações Saldanha (linhas amarela e vermelha) e Arroios (linha verde) servem esta zona.' },
    { title: 'De carro', text: 'Estacionar na rua é pago nos dias úteis. Há parques subterrâneos junto ao Saldanha.' },
  ],
  madeAt,
};

const pastVisits = Array.from({ length: 40 }, (_, visit) => [
  `${(visit % 28) + 1} de outubro de ${2026 - Math.floor(visit / 12)}, às\u00a010:20`,
  visit % 3 === 0 ? sampleSlip.visit.doctorName : 'Dra. Inês Prata',
  'Consulta de Urologia',
  euros(9000, 'pt'),
]);

export const sampleExport: ReadableExport = {
  title: 'Os meus dados',
  clinicName: clinic.name,
  sections: [
    {
      heading: 'A conta',
      paragraphs: ['O que nos disse quando abriu a conta.'],
      rows: [
        { name: 'Nome', value: longName },
        { name: 'E-mail', value: 'joaquim.sebastiao.da.conceicao.vasconcelos.e.sousa@um-nome-muito-comprido.exemplo.pt' },
        { name: 'Telefone', value: '' },
      ],
    },
    { heading: 'Consultas', table: { columns: ['Quando', 'Médico', 'Tipo', 'Valor'], rows: pastVisits } },
    { heading: 'Pessoas por quem marca' },
  ],
  madeAt,
};
