import { label } from '../language/label.ts';
import { pageGlobal } from './page-global.ts';

export const outrasDoencas = pageGlobal('outras_doencas', label('Outras doenças', 'Other diseases'));
