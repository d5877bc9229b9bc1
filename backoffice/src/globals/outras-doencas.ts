import { careCards } from '../fields/care-cards.ts';
import { excerpt } from '../fields/excerpt.ts';
import { line } from '../fields/line.ts';
import { references } from '../fields/references.ts';
import { rows } from '../fields/rows.ts';
import { section } from '../fields/section.ts';
import { signature } from '../fields/signature.ts';
import { label } from '../language/label.ts';
import { reviewRule } from '../publish-rules/review-rule.ts';
import { pageGlobal } from './page-global.ts';

const diseases = () =>
  rows('outras_doencas', label('Doenças', 'Diseases'), label('Doença', 'Disease'), [
    line('titulo_menu', label('Nome no menu da página', 'Name in the page’s menu')),
    section('o_que_e', label('O que é', 'What it is'), ['titulo', 'texto', 'imagem']),
    section('tratamento', label('Tratamento', 'Treatment'), ['titulo', 'texto']),
  ]);

export const outrasDoencas = pageGlobal({
  slug: 'outras_doencas',
  name: label('Outras doenças', 'Other diseases'),
  fields: signature(),
  publishRules: [reviewRule],
  tabs: [
    { label: label('Doenças', 'Diseases'), fields: [excerpt(), careCards(), diseases()] },
    { label: label('Referências', 'References'), fields: [references()] },
  ],
});
