import type { AddressBook } from '../../addresses/address-book.ts';
import { createLibrary, type Library } from './library.ts';
import type { Fields, PublishedRow } from './published-row.ts';

/** Pieces of documents as the back office writes them, for tests. */
const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...more,
});

export const sampleText = (text: string, format = 0) => ({ type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' });
export const lineBreak = { type: 'linebreak', version: 1 };
export const sampleParagraph = (...children: object[]) => node('paragraph', children, { textFormat: 0, textStyle: '' });
export const sampleHeading = (tag: string, ...children: object[]) => node('heading', children, { tag });
export const sampleList = (listType: string, ...items: object[]) => node('list', items, { listType, start: 1, tag: 'ul' });
export const listItem = (...children: object[]) => node('listitem', children, { value: 1 });
export const sampleBlock = node;

const link = (fields: object, children: object[]) =>
  node('link', children, { version: 3, id: 'abc', fields: { newTab: false, ...fields } });
export const linkTo = (url: string, ...children: object[]) => link({ linkType: 'custom', url }, children);
export const linkInside = (relationTo: string, value: unknown, ...children: object[]) =>
  link({ linkType: 'internal', doc: { relationTo, value } }, children);

export const sampleRichText = (...children: object[]) => ({ root: node('root', children) });
export const said = (text: string) => sampleRichText(sampleParagraph(sampleText(text)));

const size = (filename: string, width: number) => ({ filename, width, height: 100, mimeType: 'image/avif', filesize: 1, url: 'x' });
const noSize = { filename: null, width: null, height: null, mimeType: null, filesize: null, url: null };

export const photograph = {
  id: 7,
  alt: 'A sala',
  legenda: null,
  legendas: [],
  focalX: null,
  focalY: null,
  filename: 'sala-1a2b.webp',
  width: 2000,
  height: 1000,
  sizes: {
    thumbnail: size('sala-240x240.webp', 240),
    w480_avif: size('sala-480.avif', 480),
    w480_webp: size('sala-480.webp', 480),
    w960_avif: size('sala-960.avif', 960),
    w960_webp: size('sala-960.webp', 960),
    w1600_avif: size('sala-1600.avif', 1600),
    w1600_webp: size('sala-1600.webp', 1600),
  },
};

export const drawing = {
  id: 8,
  alt: 'A próstata',
  legenda: 'Vista de lado',
  legendas: [
    { id: 'a', texto: 'Bexiga', x: 40, y: 12.5 },
    { id: 'b', texto: null, x: 10, y: 10 },
  ],
  filename: 'prostata.svg',
  width: 400,
  height: 300,
  sizes: { thumbnail: noSize, w480_avif: noSize, w480_webp: noSize },
};

export const sampleDoctor = {
  id: 1,
  nome: 'António Meireles',
  slug: 'antonio-meireles',
  cargo: 'Urologista',
  excerto: 'Trata a próstata há vinte anos.',
  cedula: '12345',
  medico: true,
  assinatura: 'Diretor clínico',
  imagem: photograph,
  assinatura_imagem: null,
};

type Sample = Fields & { id?: number };

/**
 * A library with these documents, at these addresses. `problemas/1` names one document, `problemas` a list of them, and a name with an
 * object what exists once. A document that is named and listed has the fields of both.
 */
export function sampleLibrary(addresses: AddressBook, contents: Record<string, Sample | Sample[]>): Library {
  const rows = new Map<string, PublishedRow>();
  const add = (collection: string, id: string, body: Fields) => {
    const key = `${collection}:${id}`;
    rows.set(key, { collection, id, body: { ...rows.get(key)?.body, ...body } });
  };
  for (const [name, body] of Object.entries(contents)) {
    const [collection = '', id = collection] = name.split('/');
    if (Array.isArray(body)) for (const one of body) add(collection, String(one.id), one);
    else add(collection, id, body);
  }
  return Object.create(createLibrary(rows.values()), { addresses: { value: addresses } });
}
