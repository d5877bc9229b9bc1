const unshown = ['head', 'style', 'script', 'template', 'title'];
const blocks = ['p', 'div', 'br', 'li', 'tr', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'hr', 'blockquote', 'pre', 'section'];
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', euro: '€' };
/** Put on the letter before them. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/** Nobody reads a quotation of a quotation of more. */
const deepestQuote = 8;

/**
 * The text of a mail that has nothing but HTML, with what it quotes behind >, as mails of text have it. It is shown as text, never as HTML
 * again. Each character is looked at once: whoever writes the mail chooses it.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  const endLine = () => {
    lines.push(`${'> '.repeat(Math.min(quotes, deepestQuote))}${line.replace(/[ \t\r\n]+/g, ' ').trim()}`.trimEnd());
    line = '';
  };
  // Behind the last > nothing can be a tag.
  const tagsEnd = html.lastIndexOf('>');
  let at = 0;
  while (at <= tagsEnd) {
    const open = html.indexOf('<', at);
    if (open < 0 || open > tagsEnd) break;
    line += decoded(html.slice(at, open));
    const close = html.startsWith('<!--', open) ? html.indexOf('-->', open) + 2 : html.indexOf('>', open);
    if (close < open) return finished();
    const [, slash = '', tag = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20)) ?? [];
    const name = tag.toLowerCase();
    at = close + 1;
    if (blocks.includes(name)) endLine();
    if (name === 'blockquote') quotes = Math.max(0, quotes + (slash ? -1 : 1));
    if (!slash && unshown.includes(name)) {
      const end = html.slice(at).search(new RegExp(`</${name}`, 'i'));
      if (end < 0) return finished();
      at += end;
    }
  }
  line += decoded(html.slice(at));
  return finished();

  function finished() {
    endLine();
    return lines.join('\n');
  }
}

const decoded = (text: string): string => text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => signOf(name) ?? whole);

function signOf(name: string): string | undefined {
  if (!name.startsWith('#')) {
    const [, letter = '', accent = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
    const mark = accents[accent];
    return signs[name] ?? (mark && (letter + mark).normalize('NFC'));
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
