import * as migration_20261115_052905_initial from './20261115_052905_initial';
import * as migration_20261115_061639_schedule_and_logins from './20261115_061639_schedule_and_logins';

export const migrations = [
  {
    up: migration_20261115_052905_initial.up,
    down: migration_20261115_052905_initial.down,
    name: '20261115_052905_initial',
  },
  {
    up: migration_20261115_061639_schedule_and_logins.up,
    down: migration_20261115_061639_schedule_and_logins.down,
    name: '20261115_061639_schedule_and_logins'
  },
];
