import { cardPaths } from './cards/card-paths.ts';
import { cardTest } from './cards/card-test.ts';

cardPaths(cardTest('easypay'), 'easypay');
