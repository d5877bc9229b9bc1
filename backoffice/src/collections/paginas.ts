import { routes } from '@clinic/core/addresses/route-table';
import { isLocale } from '@clinic/core/kernel/locale';
import type { FieldHook } from 'payload';
import { pageBlocks } from '../blocks/page-blocks.ts';
import { excerpt } from '../fields/excerpt.ts';
import { notProse } from '../fields/not-prose.ts';
import { picture } from '../fields/picture.ts';
import { title } from '../fields/title.ts';
import { groups, type Label, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

const fillableRoutes = {
  international: label('Pacientes internacionais', 'International patients'),
  prices: label('Preços', 'Prices'),
  contacts: label('Contactos', 'Contacts'),
  secondOpinion: label('Segunda opinião', 'Second opinion'),
  booking: label('Marcação de consulta', 'Book an appointment'),
  bookingOnline: label('Marcação de consulta online', 'Book an online appointment'),
  cookies: label('Política de cookies', 'Cookie policy'),
  terms: label('Termos e condições', 'Terms'),
  accessibility: label('Acessibilidade', 'Accessibility'),
} satisfies Partial<Record<keyof typeof routes, Label>>;

const isFillable = (name: unknown): name is keyof typeof fillableRoutes => typeof name === 'string' && Object.hasOwn(fillableRoutes, name);

/** The route table owns the address; a language in which the page has no title has no address either. */
const slugOfRoute: FieldHook = ({ data, originalDoc, req }) => {
  const rota: unknown = data?.['rota'] ?? originalDoc?.rota;
  const titulo: unknown = data && 'titulo' in data ? data['titulo'] : originalDoc?.titulo;
  const locale = req.locale ?? undefined;
  return titulo && isFillable(rota) && isLocale(locale) ? routes[rota][locale] : null;
};

export const paginas = documentCollection({
  slug: 'paginas',
  labels: { singular: label('Página', 'Page'), plural: label('Páginas', 'Pages') },
  group: groups.pages,
  defaultColumns: ['titulo', 'rota', '_status', 'updatedAt'],
  disableDuplicate: true,
  defaultPopulate: { titulo: true, slug: true, rota: true },
  fields: [
    title(),
    {
      name: 'rota',
      type: 'select',
      required: true,
      unique: true,
      label: label('Que página é', 'Which page it is'),
      admin: { position: 'sidebar' },
      options: Object.entries(fillableRoutes).map(([value, name]) => ({ value, label: name })),
    },
    {
      name: 'slug',
      type: 'text',
      localized: true,
      ...notProse,
      label: label('Endereço', 'Address'),
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: label(
          'Vem da tabela de endereços do site e não se altera aqui.',
          'Comes from the site’s table of addresses and is not changed here.',
        ),
      },
      hooks: { beforeValidate: [slugOfRoute] },
    },
  ],
  tabs: [
    {
      label: label('Abertura', 'Opening'),
      fields: [excerpt(), picture('banner_imagem', label('Imagem de abertura', 'Opening picture'))],
    },
    { label: label('Secções', 'Sections'), fields: [pageBlocks()] },
  ],
});
