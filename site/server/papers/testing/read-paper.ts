import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Tag = { role?: string; type?: string; id?: string; alt?: string | undefined; scope?: string | undefined; children?: Tag[] };

/** One tag with the words in it, as a screen reader meets it. */
export type ReadTag = { role: string; text: string; alt?: string; scope?: string; children: ReadTag[] };

/** A paper as other programs read it. */
export type ReadPaper = {
  pages: number;
  language: unknown;
  title: unknown;
  metadata: Map<string, unknown>;
  isMarked: boolean;
  /** Of all pages, in the order of reading. */
  tags: ReadTag[];
  /** What is drawn and not read out, page by page. */
  decoration: string[];
  bookmarks: string[];
  /** The file itself: its dictionaries are plain text. */
  source: string;
};

export async function readPaper(file: Buffer): Promise<ReadPaper> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await loading.promise;
  const { info, metadata } = await pdf.getMetadata();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, page) => readPage(await pdf.getPage(page + 1))));
  const read = {
    pages: pdf.numPages,
    language: 'Language' in info ? info.Language : null,
    title: 'Title' in info ? info.Title : null,
    metadata: new Map<string, unknown>(metadata),
    isMarked: file.includes('/Marked true'),
    tags: pages.flatMap(({ tags }) => tags),
    decoration: pages.map(({ decoration }) => decoration),
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    source: file.toString('latin1'),
  };
  await loading.destroy();
  return read;
}

/** A table over several pages comes whole with each of them; its rows elsewhere have no words here. */
const isHere = (tag: ReadTag) => tag.children.length === 0 || spokenText([tag]) !== '';

async function readPage(page: PDFPageProxy): Promise<{ tags: ReadTag[]; decoration: string }> {
  const { words, decoration } = await readContent(page);
  const tree: Tag = await page.getStructTree();
  const read = ({ role = '', alt, scope, children = [] }: Tag): ReadTag => ({
    role,
    text: plain(children.map(({ type, id = '' }) => (type === 'content' ? (words.get(id) ?? '') : '')).join(' ')),
    ...(alt !== undefined && { alt }),
    ...(scope !== undefined && { scope }),
    children: children
      .filter(({ type }) => type !== 'content')
      .map(read)
      .filter(isHere),
  });
  const [document] = (tree.children ?? []).map(read);
  return { tags: document?.children ?? [], decoration };
}

/** Lines run on, and a space that holds two words together is a space. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words by the mark that a tag names, and those inside none. */
async function readContent(page: PDFPageProxy): Promise<{ words: Map<string, string>; decoration: string }> {
  const words = new Map<string, string>();
  const outside: string[] = [];
  let mark: string | null = null;
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      if (mark === null) outside.push(item.str);
      else words.set(mark, `${words.get(mark) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`.trimStart());
    } else mark = item.type === 'endMarkedContent' ? null : (item.id ?? null);
  }
  return { words, decoration: plain(outside.join(' ')) };
}

export const flat = (tags: ReadTag[]): ReadTag[] => tags.flatMap((tag) => [tag, ...flat(tag.children)]);

export const spokenText = (tags: ReadTag[]): string =>
  flat(tags)
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n');
