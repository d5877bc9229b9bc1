/** Names whose spelling a framework decides, and the files in which it looks for them. */
export const frameworkNames: { files: RegExp; names: string[] }[] = [
  {
    files: /^site\/app\/(?:root|routes\/[^/]+)\.tsx$/,
    names: ['loader', 'action', 'meta', 'links', 'headers', 'handle', 'middleware', 'shouldRevalidate', 'Layout', 'ErrorBoundary'],
  },
  { files: /\/migrations\/[^/]+\.ts$/, names: ['up', 'down'] },
  {
    files: /^backoffice\/src\/app\/.*\.tsx?$/,
    names: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'generateMetadata', 'metadata', 'dynamic'],
  },
];

/**
 * One thing, seen from parts that may not import one another or that stand in for one another: each place may export the name once.
 * Without `names` this holds for all that the places share.
 */
export const sameMeaning: { why: string; places: RegExp[]; names?: string[] }[] = [
  {
    why: 'a field of the content: how editors fill it in, how the demo writes it, how the site reads it, how the journey fills it',
    places: [
      /^backoffice\/src\/(?:fields|blocks|globals|collections)\//,
      /^content\/model\//,
      /^core\/content\/fields\//,
      /^e2e\/fields\//,
    ],
  },
  {
    why: 'one port, one adapter for each payment provider',
    places: [/^core\/adapters\/payments\/easypay\//, /^core\/adapters\/payments\/ifthenpay\//],
  },
  { why: 'the stand-ins of the same two providers', places: [/^sandbox\/payments\/easypay\//, /^sandbox\/payments\/ifthenpay\//] },
  {
    why: 'each process reads its settings from its own env.ts',
    places: [/^site\/server\/env\.ts$/, /^worker\/env\.ts$/, /^backoffice\/src\/env\.ts$/, /^sandbox\/env\.ts$/],
    names: ['Env', 'readEnv'],
  },
  {
    why: 'the runner’s own `test`, with what the tests of that place need',
    places: [/^e2e\/system\.ts$/, /^faults\/harness\//, /^worker\/testing\//],
    names: ['test'],
  },
];
