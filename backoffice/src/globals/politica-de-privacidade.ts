import { day } from '../fields/day.ts';
import { richText } from '../fields/rich-text.ts';
import { label } from '../language/label.ts';
import { pageGlobal } from './page-global.ts';

export const politicaDePrivacidade = pageGlobal({
  slug: 'politica_de_privacidade',
  name: label('Política de privacidade', 'Privacy policy'),
  fields: [day('data_atualizacao', label('Data da última atualização', 'Date of the last update'))],
  tabs: [{ label: label('Texto', 'Text'), fields: [richText('texto', label('Texto', 'Text'))] }],
});
