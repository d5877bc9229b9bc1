import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const text = (...links: object[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: links.map((fields) => ({ type: 'link', fields, children: [] })) }] },
});

test('finds links in texts, address fields, rows and blocks, each with its language', () => {
  const document = {
    id: 1,
    titulo: { pt: '/isto não é um endereço', en: null },
    texto: {
      pt: text({ linkType: 'custom', url: '/pt/equipa' }, { linkType: 'internal', doc: { relationTo: 'problemas', value: 7 } }),
      en: text({ linkType: 'internal', doc: { relationTo: 'problemas', value: { id: 8 } } }),
    },
    destaque: [{ id: 'a', href: { pt: '/pt/contactos', en: '/en/contacts' } }],
    blocos: [{ blockType: 'conteudo', cta_url: { pt: '/pt/blog' }, items: [{ href: { en: '/en/blog' } }] }],
  };
  expect(findLinks(document)).toEqual([
    { locale: 'pt', path: '/pt/equipa' },
    { locale: 'pt', collection: 'problemas', id: 7 },
    { locale: 'en', collection: 'problemas', id: 8 },
    { locale: 'pt', path: '/pt/contactos' },
    { locale: 'en', path: '/en/contacts' },
    { locale: 'pt', path: '/pt/blog' },
    { locale: 'en', path: '/en/blog' },
  ]);
});

test('leaves out other people’s addresses, mail and telephone', () => {
  const links = ['https://uroweb.org', 'mailto:a@b.pt', 'tel:+351210000000'].map((url) => ({ linkType: 'custom', url }));
  expect(findLinks({ texto: { pt: text(...links) }, url: 'https://uroweb.org/guidelines', slug: { pt: 'a' } })).toEqual([]);
});
