const hidden = '[redacted]';
const deepest = 8;

const hiddenKeys = new Set([
  'name',
  'nome',
  'firstname',
  'lastname',
  'fullname',
  'givenname',
  'familyname',
  'surname',
  'apelido',
  'nomecompleto',
  'patientname',
  'displayname',
  'username',
  'morada',
  'birthdate',
  'datanascimento',
  'vat',
  'nsns',
  'ncc',
  'recipient',
  'subject',
  'html',
  'text',
  'payload',
  'apikey',
  'secretaccesskey',
  'code',
  'otp',
]);
const hiddenEndings = /(?:e?mail|correio|phone|telefone|telemovel|nif|taxnumber|token|password|secret|authorization|cookies?|body)$/;

// An error's code (ECONNREFUSED, 23505) is what an operator looks for; a code elsewhere may sign somebody in.
const keptFromErrors = ['code', 'responseCode', 'status', 'statusCode', 'syscall'] as const;

// Every repetition that can start anywhere is bounded: a stranger chooses the length of what is logged.
const patterns: [RegExp, string][] = [
  [/[^\s"'<>()[\]:;,=]{1,64}@[^\s"'<>()[\]:;,=@]{1,250}\.[A-Za-z]{2,}/g, hidden],
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi, hidden],
  [/\beyJ[\w-]{1,2000}\.[\w-]{1,4000}(?:\.[\w-]+)?/g, hidden],
  [/([?&](?:\w*token|code|key|signature|password)=)[^&\s"']+/gi, `$1${hidden}`],
  [/(\w{1,20}:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}@/g, `$1${hidden}@`],
  // Portuguese phone numbers and NIFs are nine digits, often in threes. Longer numbers (times, sizes) stay.
  [/(?<![\w.-])(?:(?:\+|00)\d{1,3}[ .-]?)?\d{3}[ .-]?\d{3}[ .-]?\d{3}(?![\w-])/g, hidden],
];

const scrub = (text: string): string => patterns.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);

/** A copy that is safe to log: personal keys blanked at any depth, personal patterns blanked in any text. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return '[too deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (value instanceof URL) return scrub(value.href);
  if (value instanceof Headers || value instanceof Map) return redact(Object.fromEntries(value), depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (!isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, isHidden(key) ? hidden : redact(item, depth + 1)]));
}

// Libraries hang requests, rows and addresses on their errors, so an error keeps only these few fields.
function redactError(error: Error, depth: number): unknown {
  const kept = keptFromErrors.filter((key) => key in error).map((key) => [key, Reflect.get(error, key)]);
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...Object.fromEntries(kept),
    ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
  };
}

// A request or a socket leads to everything it was given, and back to itself.
const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));

const isHidden = (key: string): boolean => hiddenKeys.has(plainKey(key)) || hiddenEndings.test(plainKey(key));

const plainKey = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, '');
