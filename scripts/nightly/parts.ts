export type NightlyPart = {
  what: string;
  /** Run by `pnpm`, in order. */
  commands: string[][];
  settings?: Record<string, string>;
  /** What of the output is worth keeping; the last match of each counts. */
  figures: RegExp[];
  /** Measured beside a running system. */
  needsDemo?: boolean;
};

const tests = /Tests +(.+)/;
const faults = (what: string, files: string[], settings: Record<string, string> = {}, figures: RegExp[] = []): NightlyPart => ({
  what,
  commands: [['test:faults', ...files.map((file) => `faults/${file}.test.ts`)]],
  settings,
  figures: [tests, ...figures],
});

/** As many as the machines these are meant for have cores. */
const bothCores = { SITE_PROCESSES: '2' };

/** Everything that proves something and is too slow for `.ci/run`, each part in less than an hour. */
export const nightlyParts: Record<string, NightlyPart> = {
  paths: faults('every way through a booking', [
    'plain-paths',
    'plain-paths-ifthenpay',
    'changes-of-mind',
    'moves',
    'waiting-list',
    'clocks',
    'canary',
    'forms-canary',
    'traces',
    'error-reports',
  ]),
  people: faults('who is believed, and races between people', ['same-person', 'identity', 'codes', 'races']),
  money: faults('money that comes late, twice or never', ['odd-money', 'payment-callbacks', 'provider-trouble', 'replaced-payment']),
  cards: faults('cards on the providers’ pages: left, refused, paid twice, killed around every step', [
    'cards',
    'cards-ifthenpay',
    'cards-kills',
    'cards-kills-ifthenpay',
  ]),
  outages: faults('others that fail or say nothing', ['clinic-down', 'clinic-trouble', 'silent-others', 'crm', 'documents-in-a-bucket']),
  kills: faults('processes that die', ['kill-while-booking', 'kill-after-booking', 'worker-life']),
  'long-run': faults('a thousand bookings with kills at random', ['many-bookings'], { FAULT_BOOKINGS: '1000' }, [/(FAULT_SEED=\d+)/]),
  crowd: faults('a thousand visitors press the last button at once', ['crowd'], { FAULT_CROWD: '1000' }),
  newsletter: faults('a newsletter to ten thousand readers while workers die', ['newsletter'], { NEWSLETTER_READERS: '10000' }, [
    /(newsletter: .+)/,
  ]),
  'code-times': faults('a code takes as long for a stranger', ['code-times']),
  'login-times': {
    what: 'a wrong password takes as long for an account that does not exist',
    commands: [['test', 'backoffice/src/staff/limit-logins.integration.test.ts']],
    settings: { TIMING: '1' },
    figures: [tests],
  },
  'account-times': {
    what: 'the account API takes as long for an e-mail without an account',
    commands: [['account:times']],
    figures: [/(\/login: .+)/, /(\/register: .+)/, /(\/forgot-password: .+)/, /(\/user-exists: .+)/],
  },
  'area-load': {
    what: 'the personal area fifty times a second, with a clinic that takes 150 ms to answer',
    commands: [['area:load']],
    settings: bothCores,
    figures: [/(area, just started: p50 .+)/, /(area: p50 .+)/, /(history: p50 .+)/, /(profile: p50 .+)/],
    needsDemo: true,
  },
  'hours-load': {
    what: 'the next free hours two hundred times a second, and how often the clinic is asked',
    commands: [['hours:load']],
    figures: [/(next hours: .+)/],
    needsDemo: true,
  },
  'admin-speed': {
    what: 'every page of the back office, the median of five loads',
    commands: [['admin:speed']],
    figures: [/(admin pages: .+)/, /(slowest pages: .+)/],
    needsDemo: true,
  },
  'spam-load': {
    what: 'somebody sends a form while one address posts five hundred a minute',
    commands: [['spam:load']],
    figures: [/(visitor: p95 .+)/],
    needsDemo: true,
  },
  packages: {
    what: 'known flaws of the packages that reach an image; ends with 2 where the registry does not answer',
    commands: [['vulnerable']],
    figures: [/(vulnerable: .+)/],
  },
  uploads: {
    what: 'five scans of a gigabyte sent at once',
    commands: [['test', 'site/server/documents/documents.integration.test.ts']],
    settings: { UPLOAD_MB: '1000' },
    figures: [tests, /(five files of .+ more memory)/],
  },
  journeys: {
    what: 'every journey in both languages, also those that only repeat another',
    commands: [['e2e']],
    settings: { JOURNEYS: 'all' },
    figures: [/(\d+ journeys passed.+)/],
  },
  'staff-pages': {
    what: 'every page of the back office: words, axe, and the desk’s commonest tasks by keyboard alone',
    commands: [['e2e', '--staff']],
    figures: [/(\d+ journeys passed.+)/],
  },
  'move-in': {
    what: 'all content of an old website comes over, with a service that fails in the middle',
    commands: [['test', 'scripts/move-in/move-in.integration.test.ts']],
    settings: { MOVE_IN_DOCUMENTS: 'all' },
    figures: [tests, /(moved in: .+)/],
  },
  'search-load': { what: 'twenty visitors search ten thousand pages', commands: [['search:load']], figures: [/(p95 .+)/] },
  'desk-load': {
    what: 'five desks look for callers among a hundred thousand bookings, and open a list of ten thousand items',
    commands: [['desk:load']],
    figures: [/(find: .+)/, /(work list: .+)/],
  },
  bench: {
    what: 'the requests of a day beside a bare server, with one, two and four processes, and bookings beside bare DBOS',
    commands: [['bench', '--documents', '100,10000', '--bookings', '100,100000']],
    figures: [
      ...[1, 2, 4].map((processes) => new RegExp(`(reading with ${processes}: .+)`)),
      ...[/(steady: .+)/, /(renders with .+)/, /(bookings beside 100: .+)/, /(bookings beside 100000: .+)/],
    ],
    needsDemo: true,
  },
  soak: {
    what: 'half of what it carries for an hour, while processes die, the disk is busy and everybody outside fails or lies',
    commands: [['soak', '--minutes', '60']],
    figures: [/(soak: .+)/],
  },
  'booking-load': {
    what: 'bookings a second, beside bare DBOS',
    commands: [['booking:load']],
    figures: [/(outcome, .+)/, /(bookings a second: .+)/, /(booking costs: .+)/],
  },
  'library-load': {
    what: 'a site that has just started, asked for all its pages at once',
    commands: [['library:load']],
    figures: [/(demo, back office stopped: .+)/, /(demo, no database: .+)/, /(ten thousand: .+)/],
    needsDemo: true,
  },
  'publishing-load': {
    what: 'two editors publish while two hundred visitors a second read',
    commands: [['publishing:load']],
    figures: [/(\d+ publications in .+)/],
    needsDemo: true,
  },
  'page-load': { what: 'a cached page, beside a bare server', commands: [['load']], figures: [/(site \/ bare .+)/], needsDemo: true },
  documents: {
    what: 'what every kind of page costs a phone before it is touched',
    commands: [['documents']],
    figures: [/(documents: .+)/],
    needsDemo: true,
  },
  migrations: {
    what: 'the tests of the version before the newest migration, on tables as it makes them',
    commands: [['drill:migrations']],
    figures: [tests, /(migrations: .+)/],
  },
  'restore-drill': {
    what: 'backed up while people work, restored to a moment beside it, what was erased since erased again',
    commands: [['drill:restore']],
    figures: [/(restored: .+)/, /(lost: .+)/],
  },
  operations: {
    what: 'the commands of the operations page as written, on a machine of its own',
    commands: [['drill:operations']],
    figures: [/(booking: .+)/, /(sweep: .+)/, /(operations: .+)/],
  },
  release: {
    what: 'one version after the other while people read, book and send documents; one that does not start, and back',
    commands: [['drill:release']],
    // Long enough that documents are on their way through all three releases.
    settings: { SAGAS: '200', UPLOADS: '50', UPLOAD_MINUTES: '12' },
    figures: [/(release: .+)/, /(in flight: .+)/],
  },
  alerts: {
    what: 'every alert spoken by a real Prometheus about a real fault, in a rehearsal or in processes of its own',
    commands: [['test:faults', 'faults/alerts.test.ts'], ['drill:alerts']],
    figures: [tests, /(alerts: .+)/],
  },
  failover: {
    what: 'the database that writes is killed under load, the one that follows promoted',
    commands: [['drill:failover']],
    figures: [/(failover: .+)/],
  },
  lighthouse: { what: 'Google’s measure on a slowed phone', commands: [['lighthouse']], figures: [/(lighthouse: .+)/], needsDemo: true },
};
