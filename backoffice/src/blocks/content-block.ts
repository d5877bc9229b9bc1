import type { Field } from 'payload';
import { line } from '../fields/line.ts';
import { lines } from '../fields/lines.ts';
import { linkUrl } from '../fields/link-url.ts';
import { pdfFile } from '../fields/pdf-file.ts';
import { picture } from '../fields/picture.ts';
import { quiz } from '../fields/quiz.ts';
import { richText } from '../fields/rich-text.ts';
import { rows } from '../fields/rows.ts';
import { youtube } from '../fields/youtube.ts';
import { type Label, label } from '../language/label.ts';
import { anchor } from './anchor.ts';
import { menuName } from './menu-name.ts';
import { presentation } from './presentation.ts';
import { titledBlock } from './titled-block.ts';

const together = (name: Label, fields: Field[]): Field => ({ type: 'collapsible', label: name, admin: { initCollapsed: true }, fields });

const items = () =>
  rows('items', label('Elementos', 'Items'), label('Elemento', 'Item'), [
    line('titulo', label('Título', 'Title')),
    lines('texto', label('Texto', 'Text')),
    picture('imagem', label('Imagem', 'Picture')),
    linkUrl('href', label('Leva a', 'Leads to')),
  ]);

/** Everything a section may hold; what stays empty is not shown. */
export const contentBlock = titledBlock({
  slug: 'conteudo',
  interfaceName: 'ContentBlock',
  name: label('Conteúdo', 'Content'),
  fields: [
    line('titulo', label('Título', 'Title')),
    line('sub_titulo', label('Subtítulo', 'Subtitle')),
    lines('intro', label('Introdução', 'Introduction')),
    richText('texto', label('Texto', 'Text')),
    picture('imagem', label('Imagem', 'Picture')),
    linkUrl('href', label('A imagem e o título levam a', 'Picture and title lead to')),
    items(),
    together(label('Botão', 'Button'), [line('cta_texto', label('Texto', 'Text')), linkUrl('cta_url')]),
    together(label('Vídeo', 'Video'), [youtube('video'), line('video_legenda', label('Legenda', 'Caption'))]),
    together(label('Ficheiro PDF', 'PDF file'), [
      pdfFile('pdf', label('Ficheiro', 'File')),
      picture('pdf_thumbnail', label('Capa', 'Cover')),
    ]),
    quiz('testeRapido', label('Teste rápido', 'Quick test')),
    together(label('Lugar na página', 'Place on the page'), [
      {
        name: 'ordem',
        type: 'number',
        label: label('Ordem', 'Order'),
        admin: { description: label('Vazio: pela ordem desta lista.', 'Empty: in the order of this list.') },
      },
      anchor(),
      menuName(),
    ]),
    presentation(),
  ],
});
