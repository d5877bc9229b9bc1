import type { CollectionConfig } from 'payload';
import { excerpt } from '../fields/excerpt.ts';
import { line } from '../fields/line.ts';
import { lines } from '../fields/lines.ts';
import { order } from '../fields/order.ts';
import { picture, pictures } from '../fields/picture.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { followDeletedPerson, followPerson } from '../medical-review/follow-person.ts';
import { orderNumberRule } from '../publish-rules/order-number-rule.ts';
import { documentCollection } from './document-collection.ts';
import { biography, biographyStatus } from './equipa/biography.ts';
import { registration } from './equipa/registration.ts';

const person = documentCollection({
  slug: 'equipa',
  labels: { singular: label('Membro da equipa', 'Team member'), plural: label('Equipa', 'Team') },
  group: groups.content,
  publishRules: [orderNumberRule],
  useAsTitle: 'nome',
  defaultColumns: ['nome', 'cargo', 'ordem', '_status', 'updatedAt'],
  defaultSort: 'ordem',
  defaultPopulate: {
    nome: true,
    slug: true,
    cargo: true,
    excerto: true,
    imagem: true,
    cedula: true,
    medico: true,
    assinatura: true,
    assinatura_imagem: true,
    assinatura_imagens: true,
  },
  fields: [title('nome', label('Nome', 'Name')), slug({ titleField: 'nome' }), ...registration(), order(), biographyStatus()],
  tabs: [
    {
      label: label('Pessoa', 'Person'),
      fields: [
        line('cargo', label('Cargo ou especialidade', 'Position or specialty')),
        excerpt(),
        line(
          'linguas',
          label('Línguas que fala', 'Languages spoken'),
          label('Por exemplo, «Português, inglês».', 'For example “Portuguese, English”.'),
        ),
        picture('imagem', label('Retrato', 'Portrait')),
        pictures('imagens', label('Mais fotografias', 'More photographs')),
      ],
    },
    {
      label: label('Assinatura', 'Signature'),
      fields: [
        lines(
          'assinatura',
          label('Assinatura', 'Signature'),
          label('O que aparece no fim das páginas que assina.', 'What appears at the end of the pages this person signs.'),
        ),
        picture('assinatura_imagem', label('Imagem da assinatura', 'Picture of the signature')),
        pictures('assinatura_imagens', label('Outras imagens da assinatura', 'Other pictures of the signature')),
      ],
    },
    { label: label('Biografia', 'Biography'), fields: [biography()] },
  ],
});

/** Whoever has signed pages answers for them under this name. */
export const equipa: CollectionConfig = {
  ...person,
  hooks: {
    ...person.hooks,
    afterChange: [...(person.hooks?.afterChange ?? []), followPerson],
    afterDelete: [...(person.hooks?.afterDelete ?? []), followDeletedPerson],
  },
};
