import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { label } from '../../language/label.ts';

export const newsFields: Field[] = [
  line('noticiasNovidadesTitulo', label('Título', 'Title')),
  {
    name: 'noticiasNovidades',
    type: 'relationship',
    relationTo: 'artigos_blog',
    hasMany: true,
    maxRows: 3,
    label: label('Artigos', 'Articles'),
    admin: { description: label('Até três. Vazio: os três mais recentes.', 'Up to three. Empty: the three newest.') },
  },
  {
    name: 'carrossel_automatico',
    type: 'checkbox',
    defaultValue: false,
    label: label('As notícias avançam sozinhas', 'The news move on by themselves'),
    admin: {
      description: label(
        'De dois em dois segundos; param quando se toca nelas. Quem pede menos movimento não as vê mexer.',
        'Every two seconds; they stop when touched. Whoever asks for less motion does not see them move.',
      ),
    },
  },
];
