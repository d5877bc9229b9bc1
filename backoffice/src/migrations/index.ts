import * as migration_20261115_022222_initial from './20261115_022222_initial';
import * as migration_20261115_031638_homepage_blocks from './20261115_031638_homepage_blocks';

export const migrations = [
  {
    up: migration_20261115_022222_initial.up,
    down: migration_20261115_022222_initial.down,
    name: '20261115_022222_initial',
  },
  {
    up: migration_20261115_031638_homepage_blocks.up,
    down: migration_20261115_031638_homepage_blocks.down,
    name: '20261115_031638_homepage_blocks'
  },
];
