import { label } from '../language/label.ts';
import { bannerFields } from './homepage/banner.ts';
import { endingFields } from './homepage/ending.ts';
import { finderFields } from './homepage/finder.ts';
import { newsFields } from './homepage/news.ts';
import { testimonialFields } from './homepage/testimonials.ts';
import { topicFields } from './homepage/topics.ts';
import { videoFields } from './homepage/video.ts';
import { pageGlobal } from './page-global.ts';

/** In the order of the page, from top to bottom. */
export const homepage = pageGlobal({
  slug: 'homepage',
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
