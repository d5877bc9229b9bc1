import { httpsUrl } from '../fields/https-url.ts';
import { line } from '../fields/line.ts';
import { label } from '../language/label.ts';
import { titledBlock } from './titled-block.ts';

export const outsideQuizBlock = titledBlock({
  slug: 'quiz_externo',
  interfaceName: 'OutsideQuizBlock',
  name: label('Questionário externo', 'Outside quiz'),
  fields: [
    line('titulo', label('Título', 'Title')),
    httpsUrl('url', label('Endereço', 'Address'), {
      required: true,
      description: label(
        'O questionário de outra entidade: só carrega depois de o visitante tocar.',
        'Another organisation’s quiz: it loads only after the visitor touches it.',
      ),
    }),
  ],
});
