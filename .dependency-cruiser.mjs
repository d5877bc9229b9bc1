/** The import law: who may know whom. `pnpm imports` checks it. */
const apps = '^(site|backoffice|worker|sandbox)/';

export default {
  forbidden: [
    {
      name: 'core-knows-none-of-the-others',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^(site|backoffice|worker|sandbox|content|scripts|e2e|faults)/' },
    },
    {
      name: 'apps-do-not-import-apps',
      comment: 'The site may take types, and only types, from the back office.',
      severity: 'error',
      from: { path: apps },
      to: { path: '^(site|backoffice|worker|sandbox|content)/', pathNot: ['^$1/', '^backoffice/src/payload-types\\.ts$'] },
    },
    {
      name: 'only-types-from-the-back-office',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^backoffice/', dependencyTypesNot: ['type-only'] },
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
      name: 'rules-know-only-the-kernel-and-no-packages',
      severity: 'error',
      from: { path: '^core/[^/]+/rules/', pathNot: '\\.test\\.ts$' },
      to: { path: '.', pathNot: '^core/(kernel|[^/]+/rules)/' },
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
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
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
