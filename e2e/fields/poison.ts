/** Ways in which a text tries to become a program. Each would call `zqhit`. */
const corpus = [
  '"><script>zqhit()</script>',
  '<img src=x onerror=zqhit()>',
  '</script><script>zqhit()</script>',
  "'-zqhit()-'",
  '<svg/onload=zqhit()>',
  '</title><script>zqhit()</script>',
  '<!--><script>zqhit()</script>',
  '{{zqhit()}}',
  '<a href=javascript:zqhit()>x</a>',
  '\u2028zqhit()//',
];

/** Puts one of them before every text that an editor wrote; numbers, files and addresses stay as they are. */
export function poisoned(value: unknown, next = counter()): unknown {
  if (typeof value === 'string') return value.startsWith('zq') ? `${corpus[next() % corpus.length]} ${value}` : value;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, next)]));
}

function counter() {
  let count = 0;
  return () => count++;
}
