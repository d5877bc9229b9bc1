import * as migration_20261115_052905_initial from './20261115_052905_initial';
import * as migration_20261115_061639_schedule_and_logins from './20261115_061639_schedule_and_logins';
import * as migration_20261115_093109_booking_settings from './20261115_093109_booking_settings';
import * as migration_20261115_134235_preparation from './20261115_134235_preparation';
import * as migration_20261115_185322_staff_sessions from './20261115_185322_staff_sessions';
import * as migration_20261116_101359_requests_quizzes_events from './20261116_101359_requests_quizzes_events';
import * as migration_20261116_131036_thank_you_pages from './20261116_131036_thank_you_pages';
import * as migration_20261116_133833_medico from './20261116_133833_medico';
import * as migration_20261116_193647_card_payments from './20261116_193647_card_payments';
import * as migration_20261116_194914_prices from './20261116_194914_prices';
import * as migration_20261117_035705_other_diseases_care from './20261117_035705_other_diseases_care';
import * as migration_20261117_083822_staff_person from './20261117_083822_staff_person';
import * as migration_20261117_153046_trash_and_authors from './20261117_153046_trash_and_authors';
import * as migration_20261117_192915_manager from './20261117_192915_manager';
import * as migration_20261118_210610_settings_drafts from './20261118_210610_settings_drafts';
import * as migration_20261119_035200_waiting_offers from './20261119_035200_waiting_offers';
import * as migration_20261119_213838_medical_theme_and_signed_only from './20261119_213838_medical_theme_and_signed_only';

export const migrations = [
  {
    up: migration_20261115_052905_initial.up,
    down: migration_20261115_052905_initial.down,
    name: '20261115_052905_initial',
  },
  {
    up: migration_20261115_061639_schedule_and_logins.up,
    down: migration_20261115_061639_schedule_and_logins.down,
    name: '20261115_061639_schedule_and_logins',
  },
  {
    up: migration_20261115_093109_booking_settings.up,
    down: migration_20261115_093109_booking_settings.down,
    name: '20261115_093109_booking_settings',
  },
  {
    up: migration_20261115_134235_preparation.up,
    down: migration_20261115_134235_preparation.down,
    name: '20261115_134235_preparation',
  },
  {
    up: migration_20261115_185322_staff_sessions.up,
    down: migration_20261115_185322_staff_sessions.down,
    name: '20261115_185322_staff_sessions',
  },
  {
    up: migration_20261116_101359_requests_quizzes_events.up,
    down: migration_20261116_101359_requests_quizzes_events.down,
    name: '20261116_101359_requests_quizzes_events',
  },
  {
    up: migration_20261116_131036_thank_you_pages.up,
    down: migration_20261116_131036_thank_you_pages.down,
    name: '20261116_131036_thank_you_pages',
  },
  {
    up: migration_20261116_133833_medico.up,
    down: migration_20261116_133833_medico.down,
    name: '20261116_133833_medico',
  },
  {
    up: migration_20261116_193647_card_payments.up,
    down: migration_20261116_193647_card_payments.down,
    name: '20261116_193647_card_payments',
  },
  {
    up: migration_20261116_194914_prices.up,
    down: migration_20261116_194914_prices.down,
    name: '20261116_194914_prices',
  },
  {
    up: migration_20261117_035705_other_diseases_care.up,
    down: migration_20261117_035705_other_diseases_care.down,
    name: '20261117_035705_other_diseases_care',
  },
  {
    up: migration_20261117_083822_staff_person.up,
    down: migration_20261117_083822_staff_person.down,
    name: '20261117_083822_staff_person',
  },
  {
    up: migration_20261117_153046_trash_and_authors.up,
    down: migration_20261117_153046_trash_and_authors.down,
    name: '20261117_153046_trash_and_authors',
  },
  {
    up: migration_20261117_192915_manager.up,
    down: migration_20261117_192915_manager.down,
    name: '20261117_192915_manager',
  },
  {
    up: migration_20261118_210610_settings_drafts.up,
    down: migration_20261118_210610_settings_drafts.down,
    name: '20261118_210610_settings_drafts',
  },
  {
    up: migration_20261119_035200_waiting_offers.up,
    down: migration_20261119_035200_waiting_offers.down,
    name: '20261119_035200_waiting_offers',
  },
  {
    up: migration_20261119_213838_medical_theme_and_signed_only.up,
    down: migration_20261119_213838_medical_theme_and_signed_only.down,
    name: '20261119_213838_medical_theme_and_signed_only'
  },
];
