/** What developers and CI may set. Scripts and tests read these where they need them; a test keeps this list in step with them. */
export const developerSettings: Record<string, { readBy: string; what: string; unset: string }> = {
  PORT_BASE: {
    readBy: '`pnpm demo`, `dev`, `e2e` and whatever measures',
    what: 'The site’s port; all others follow it.',
    unset: '`3000`; e2e `4100`',
  },
  DATABASE_URL: {
    readBy: '`pnpm demo`, `dev`',
    what: 'A PostgreSQL of yours instead of the one from npm.',
    unset: 'the one from npm',
  },
  TEST_DATABASE_URL: {
    readBy: 'unit tests, `pnpm library:load`',
    what: 'The server for databases of tests, as a superuser.',
    unset: '`postgres://root@127.0.0.1:5432/postgres`',
  },
  E2E_DATABASE_URL: {
    readBy: '`pnpm e2e`',
    what: 'The database that it makes, as a superuser.',
    unset: '`postgres://root@127.0.0.1:5432/clinic_e2e`',
  },
  SEARCH_LOAD_DATABASE_URL: {
    readBy: '`pnpm search:load`',
    what: 'The database that it makes.',
    unset: '`postgres://root@127.0.0.1:5432/clinic_search_load`',
  },
  DESK_LOAD_DATABASE_URL: {
    readBy: '`pnpm desk:load`',
    what: 'The database that it makes.',
    unset: '`postgres://root@127.0.0.1:5432/clinic_desk_load`',
  },
  JOURNEYS: {
    readBy: '`pnpm e2e`',
    what: '`all`: also the journeys that only repeat another, in the other language or at greater length.',
    unset: 'each kind of journey once',
  },
  CHROMIUM: {
    readBy: '`pnpm e2e`, `screenshots`, `lighthouse`, `mails`, `drawings`',
    what: 'The browser’s program.',
    unset: '`/usr/bin/chromium`; journeys take `/usr/bin/chromium-headless-shell` where it is installed',
  },
  FAULT_BOOKINGS: { readBy: '`pnpm test:faults many-bookings`', what: 'How many patients book.', unset: '`1000`' },
  FAULTS_REPORT: {
    readBy: '`.ci/run`',
    what: 'Under which name the crowd keeps its report, beside that of the other faults.',
    unset: 'that of the faults',
  },
  NEWSLETTER_READERS: { readBy: '`pnpm test:faults newsletter`', what: 'How many readers the newsletter has.', unset: '`500`' },
  FAULT_CROWD: { readBy: '`pnpm test:faults crowd`', what: 'How many visitors press the button at once.', unset: '`1000`' },
  FAULT_SEED: { readBy: '`pnpm test:faults many-bookings`', what: 'Repeats a run that its output names.', unset: 'by the clock' },
  SCHEDULE_SECONDS: { readBy: '`pnpm e2e scheduling`', what: 'How far ahead a publication is scheduled.', unset: '`20`' },
  MOVE_IN_DOCUMENTS: {
    readBy: 'the test of the move-in',
    what: '`all`: every document and file of the demo.',
    unset: 'some of every kind',
  },
  PROMETHEUS_PORT: { readBy: '`pnpm rehearsal:alerts`', what: 'Where its Prometheus listens.', unset: '`9190`' },
  PROMOTE_AFTER_SECONDS: {
    readBy: '`pnpm rehearsal:failover`',
    what: 'How long somebody takes to decide on the failover.',
    unset: '`0`',
  },
  SAGAS: {
    readBy: '`pnpm rehearsal:release`, `rehearsal:failover`',
    what: 'How many visits wait for their payment meanwhile.',
    unset: '`20`, `5`',
  },
  PER_SECOND: {
    readBy: '`pnpm rehearsal:release`, `rehearsal:failover`',
    what: 'How many pages are asked for in a second.',
    unset: '`20`, `10`',
  },
  UPLOADS: { readBy: '`pnpm rehearsal:release`', what: 'How many documents are sent meanwhile.', unset: '`10`' },
  UPLOAD_MINUTES: { readBy: '`pnpm rehearsal:release`', what: 'How long each of them takes.', unset: '`2`' },
  UPLOAD_MB: { readBy: 'the test of the uploads', what: 'How large the files are that are sent at once.', unset: '`50`' },
  TIMING: { readBy: 'the test of the staff login', what: 'Set: also compares how long refusals take.', unset: 'not compared' },
  CI: { readBy: 'every test runner', what: 'Set: a failed test is tried once more, and reports are written.', unset: 'neither' },
  LATER_DATABASE_URL: {
    readBy: '`pnpm repeat-erasures`',
    what: 'The database that ran on after the moment to which another was restored.',
    unset: 'only the accounts that are named',
  },
  TIMES_FILE: { readBy: '`pnpm check`', what: 'A file to which each step adds how long it took.', unset: 'none' },
};
