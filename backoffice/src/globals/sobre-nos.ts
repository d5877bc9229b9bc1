import { label } from '../language/label.ts';
import { pageGlobal } from './page-global.ts';

export const sobreNos = pageGlobal('sobre_nos', label('Sobre nós', 'About us'));
