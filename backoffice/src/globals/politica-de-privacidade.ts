import { label } from '../language/label.ts';
import { pageGlobal } from './page-global.ts';

export const politicaDePrivacidade = pageGlobal('politica_de_privacidade', label('Política de privacidade', 'Privacy policy'));
