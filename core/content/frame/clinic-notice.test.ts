import { expect, test } from 'vitest';
import { createLibrary } from '../library/library.ts';
import { noticeAt } from './clinic-notice.ts';

const inBoth = (pt: string | null, en: string | null) => ({ pt, en });
const withNotice = (aviso: object) => createLibrary([{ collection: 'definicoes', id: 'definicoes', body: { aviso } }]);
const closed = { texto: inBoth('Fechados a 24 e 25.\n\nBoas festas!', 'Closed on 24 and 25.'), tipo: 'informacao' };
const at = (iso: string) => new Date(iso);

test('it is there from its beginning to its end, and at no other time', () => {
  const library = withNotice({ ...closed, de: '2026-12-20T09:00:00.000Z', ate: '2026-12-26T09:00:00.000Z' });
  expect(noticeAt(library, 'pt', at('2026-12-20T08:59:59Z'))).toBeNull();
  expect(noticeAt(library, 'pt', at('2026-12-20T09:00:00Z'))).toMatchObject({ paragraphs: ['Fechados a 24 e 25.', 'Boas festas!'] });
  expect(noticeAt(library, 'pt', at('2026-12-26T09:00:00Z'))).toBeNull();
});

test('without times it stays until it is taken off; without words in a language there is none', () => {
  expect(noticeAt(withNotice(closed), 'en', at('2030-01-01'))).toMatchObject({ kind: 'information', link: null });
  expect(noticeAt(withNotice({ ...closed, texto: inBoth('Só em português.', null) }), 'en', at('2030-01-01'))).toBeNull();
  expect(noticeAt(createLibrary([]), 'pt', new Date())).toBeNull();
});

test.each(['javascript:alert(1)', '//mau.exemplo', 'http://exemplo.pt', ''])('“%s” does not become a link', (url) => {
  const library = withNotice({ ...closed, ligacao_texto: inBoth('Ver', 'See'), ligacao_url: inBoth(url, url) });
  expect(noticeAt(library, 'pt', new Date())?.link).toBeNull();
});
