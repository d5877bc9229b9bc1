import type { GroupField, SelectField } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { picture } from '../../fields/picture.ts';
import { section } from '../../fields/section.ts';
import { label } from '../../language/label.ts';

export const biographyStatus = (): SelectField => ({
  name: 'biografiaStatus',
  type: 'select',
  defaultValue: 'draft',
  label: label('Biografia na página', 'Biography on the page'),
  admin: {
    position: 'sidebar',
    description: label(
      'Por publicar: a página da pessoa mostra nome, função, livros, vídeos e artigos, mas nada da biografia.',
      'Not published: the person’s page shows name, role, books, videos and articles, but nothing of the biography.',
    ),
  },
  options: [
    { value: 'draft', label: label('Por publicar', 'Not published') },
    { value: 'published', label: label('Publicada', 'Published') },
  ],
});

export const biography = (): GroupField => ({
  name: 'biografia',
  type: 'group',
  label: label('Biografia', 'Biography'),
  fields: [
    line('titulo', label('Título', 'Title')),
    line('subtitulo', label('Subtítulo', 'Subtitle')),
    lines('banner_descricao', label('Abertura', 'Opening')),
    picture('banner_imagem', label('Imagem de abertura', 'Opening picture')),
    section('ti', label('Texto e imagem', 'Text and picture'), ['titulo', 'texto', 'imagem']),
    section('investigacao', label('Investigação', 'Research'), ['titulo', 'texto']),
    section('outras_actividades', label('Outras atividades', 'Other activities'), ['titulo', 'texto']),
    section('actividades_cirurgicas', label('Atividade cirúrgica', 'Surgical activity'), ['titulo', 'texto']),
  ],
});
