import { pictures } from '../fields/picture.ts';
import { banner, section } from '../fields/section.ts';
import { label } from '../language/label.ts';
import { pageGlobal } from './page-global.ts';

export const sobreNos = pageGlobal({
  slug: 'sobre_nos',
  name: label('Sobre nós', 'About us'),
  tabs: [
    { label: label('Abertura', 'Opening'), fields: [banner()] },
    {
      label: label('Quem somos', 'Who we are'),
      fields: [
        section('ti', label('Texto e imagem', 'Text and picture'), ['texto', 'imagem']),
        section('missao', label('Missão', 'Mission'), ['titulo', 'texto']),
      ],
    },
    {
      label: label('Instalações', 'Premises'),
      fields: [
        section('instalacoes', label('Instalações', 'Premises'), ['texto'], [pictures('instalacoes', label('Fotografias', 'Photographs'))]),
      ],
    },
  ],
});
