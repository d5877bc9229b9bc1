import type { Field } from 'payload';
import { line } from '../fields/line.ts';
import { lines } from '../fields/lines.ts';
import { picture } from '../fields/picture.ts';
import { rows } from '../fields/rows.ts';
import { sitePath } from '../fields/site-path.ts';
import { youtube } from '../fields/youtube.ts';
import { label } from '../language/label.ts';
import { endingFields } from './homepage/ending.ts';
import { newsFields } from './homepage/news.ts';
import { pageGlobal } from './page-global.ts';

const bannerFields: Field[] = [
  line('banner_titulo', label('Título', 'Title'), label('O título grande, por palavras simples.', 'The large title, in plain words.')),
  lines('banner_descricao', label('Texto', 'Text')),
  picture(
    'banner_imagem',
    label('Imagem', 'Picture'),
    label('Vazio: mostra-se o desenho da porta e de Lisboa.', 'Empty: the drawing of the door and of Lisbon is shown.'),
  ),
];

/** The door of symptoms; the door of diagnoses shows the problems of the menu. */
const finderFields: Field[] = [
  rows('sintomas', label('Sintomas', 'Symptoms'), label('Sintoma', 'Symptom'), [
    line('titulo', label('Nas palavras do paciente', 'In the patient’s words')),
    sitePath('href'),
  ]),
  lines(
    'urgencia',
    label('Aviso de urgência', 'Urgent notice'),
    label('Quando não se deve esperar. Tem de ser revisto por um médico.', 'When not to wait. Must be reviewed by a doctor.'),
  ),
];

const topic = (name: 'prostata' | 'hiperplasia', pt: string, en: string): Field => ({
  type: 'collapsible',
  label: label(pt, en),
  fields: [line(`${name}_titulo`, label('Título', 'Title')), lines(`${name}_texto`, label('Texto', 'Text')), sitePath(`${name}_href`)],
});

const topicFields: Field[] = [
  topic('prostata', 'Ao lado do desenho da próstata', 'Beside the drawing of the prostate'),
  topic('hiperplasia', 'Ao lado do desenho da próstata aumentada', 'Beside the drawing of the enlarged prostate'),
];

/** The testimonials themselves are documents of their own. */
const testimonialFields: Field[] = [
  line(
    'testemunhos_nota',
    label('Nota por baixo do título', 'Note under the title'),
    label('Por exemplo, que os testemunhos são de demonstração.', 'For example, that the testimonials are for demonstration.'),
  ),
];

const videoFields: Field[] = [
  line('video_titulo', label('Título', 'Title')),
  lines('video_texto', label('Texto', 'Text')),
  youtube('video_video'),
  picture(
    'video_imagem',
    label('Imagem antes de carregar', 'Picture before playing'),
    label('Vazio: mostra-se o desenho da sala de espera.', 'Empty: the drawing of the waiting room is shown.'),
  ),
  rows('destaque', label('Em destaque', 'Highlights'), label('Destaque', 'Highlight'), [
    line('titulo', label('Título', 'Title')),
    line('texto', label('Texto', 'Text')),
    sitePath('href'),
  ]),
];

/** In the order of the page, from top to bottom. */
export const homepage = pageGlobal({
  slug: 'homepage',
  mayLeave: false,
  name: label('Página inicial', 'Home page'),
  tabs: [
    { label: label('Abertura', 'Opening'), fields: bannerFields },
    { label: label('Sintomas', 'Symptoms'), fields: finderFields },
    { label: label('Próstata', 'Prostate'), fields: topicFields },
    { label: label('Testemunhos', 'Testimonials'), fields: testimonialFields },
    { label: label('Notícias', 'News'), fields: newsFields },
    { label: label('Vídeo e destaques', 'Video and highlights'), fields: videoFields },
    { label: label('Aplicação e marcação', 'App and booking'), fields: endingFields },
  ],
});
