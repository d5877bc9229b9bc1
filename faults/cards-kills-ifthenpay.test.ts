import { cardKills } from './cards/card-kills.ts';
import { cardTest } from './cards/card-test.ts';

cardKills(cardTest('ifthenpay'), 'ifthenpay');
