/** The import law: who may know whom. `pnpm imports` checks it. */
const apps = '^(site|backoffice|worker|sandbox)/';

/** The folders of `core/booking`, and which of the others each may know. Tests beside them may know all. */
const bookingFolders = {
  model: [],
  ports: ['model'],
  availability: ['model', 'ports'],
  payment: ['model', 'ports'],
  appointment: ['model', 'ports', 'payment'],
  messages: ['model', 'ports', 'payment'],
  'visit-link': ['model', 'ports'],
  video: ['model', 'ports'],
  form: ['model', 'ports', 'availability', 'payment', 'visit-link'],
  'scheduling-links': ['model', 'availability', 'form'],
  waiting: ['model', 'ports', 'visit-link', 'form'],
};

const notTests = '(\\.test\\.ts$|/testing/)';

const layersOfBooking = Object.entries(bookingFolders).map(([folder, known]) => ({
  name: `booking-${folder}-knows-only-what-lies-below`,
  severity: 'error',
  from: { path: `^core/booking/${folder}/`, pathNot: notTests },
  to: { path: '^core/booking/', pathNot: `^core/booking/(${[folder, ...known].join('|')})/` },
}));

/** Parts of `core` that others stand on: what they may know of it, besides kernel, secrets, limits, mail and HTTP words. */
const layersOfCore = [
  { from: 'clinic', knows: ['personal-data'] },
  { from: 'sms', knows: ['personal-data'] },
  { from: 'crm', knows: [] },
  { from: 'quizzes', knows: [] },
  { from: 'identity', knows: ['clinic', 'personal-data', 'sms'] },
  { from: 'booking', knows: ['clinic', 'personal-data', 'sms', 'identity', 'working-hours', 'work-items', 'addresses'] },
  { from: 'events', knows: ['personal-data'] },
  { from: 'documents', knows: [] },
  { from: 'medical-review', knows: [] },
  { from: 'requests', knows: ['personal-data', 'identity', 'working-hours', 'work-items', 'documents'] },
  { from: 'content', knows: ['addresses', 'booking/model', 'booking/messages', 'quizzes', 'working-hours'] },
  { from: 'search', knows: ['addresses', 'content'] },
  { from: 'newsletter', knows: ['personal-data', 'addresses', 'content'] },
  {
    from: 'personal-area',
    knows: [
      'clinic',
      'personal-data',
      'identity',
      'booking',
      'working-hours',
      'work-items',
      'content',
      'addresses',
      'newsletter',
      'quizzes',
    ],
  },
  {
    from: 'desk',
    knows: [
      'clinic',
      'personal-data',
      'identity',
      'booking',
      'working-hours',
      'work-items',
      'documents',
      'requests',
      'events',
      'newsletter',
      'personal-area',
      'content',
      'addresses',
    ],
  },
  { from: 'consent', knows: [] },
  { from: 'preview', knows: [] },
  { from: 'settings', knows: [] },
  { from: 'figures', knows: [] },
].map(({ from, knows }) => ({
  name: `${from}-knows-only-what-lies-below`,
  severity: 'error',
  from: { path: `^core/${from}/`, pathNot: notTests },
  to: { path: '^core/', pathNot: `^core/(${[from, ...knows, 'kernel', 'secrets', 'limits', 'mail', 'http', 'logging'].join('|')})/` },
}));

export default {
  forbidden: [
    ...layersOfBooking,
    ...layersOfCore,
    {
      name: 'core-knows-none-of-the-others',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^(metrics|site|backoffice|worker|sandbox|content|scripts|e2e|faults)/' },
    },
    {
      name: 'apps-do-not-import-apps',
      severity: 'error',
      from: { path: apps },
      to: { path: '^(site|backoffice|worker|sandbox|content)/', pathNot: '^$1/' },
    },
    {
      name: 'metrics-know-core-only',
      severity: 'error',
      from: { path: '^metrics/' },
      to: { path: '^(site|backoffice|worker|sandbox|content|scripts|e2e|faults|core/adapters)/' },
    },
    {
      name: 'only-metrics-know-the-libraries-of-metrics-and-traces',
      severity: 'error',
      from: { pathNot: '^metrics/' },
      to: { path: 'node_modules/(?:prom-client|@opentelemetry)/' },
    },
    {
      name: 'content-imports-core-only',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: apps },
    },
    {
      name: 'kernel-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^core/kernel/' },
      to: { path: '^(core|site|backoffice|worker|sandbox|content)/', pathNot: '^core/kernel/' },
    },
    {
      name: 'addresses-know-only-the-kernel',
      severity: 'error',
      from: { path: '^core/addresses/', pathNot: '\\.test\\.ts$' },
      to: { path: '.', pathNot: '^core/(addresses|kernel)/' },
    },
    {
      name: 'rules-of-the-clinic-are-pure',
      comment: 'Facts, prices, fields of forms and working hours know no package, no other part of the clinic and nothing of the outside.',
      severity: 'error',
      from: { path: '^core/(booking/model|personal-data|working-hours|work-items)/', pathNot: '\\.test\\.ts$' },
      // Shapes without any rule in them, which many parts of the clinic share.
      to: { path: '.', pathNot: ['^core/kernel/', '^core/$1/', '^core/(mail/clinic-contact|personal-data/gender)\\.ts$'] },
    },
    {
      name: 'use-cases-know-no-adapters',
      severity: 'error',
      from: { path: '^core/(?!adapters/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^core/adapters/' },
    },
    {
      name: 'the-screen-side-reads-no-adapters',
      comment: 'Adapters are handed in by site/server/wiring.ts.',
      severity: 'error',
      from: { path: '^site/app/' },
      to: { path: '^core/adapters/' },
    },
    { name: 'no-circles-between-files', severity: 'error', from: {}, to: { circular: true } },
    // `mdast` is a package of types alone.
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|mdast$|\\./\\+types/)|\\+types/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.next|\\.react-router)/|/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
