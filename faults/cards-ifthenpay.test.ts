import { cardPaths } from './cards/card-paths.ts';
import { cardTest } from './cards/card-test.ts';

/** It can close no page, tells of no refused card, and knows no repeated request. */
cardPaths(cardTest('ifthenpay'), 'ifthenpay');
