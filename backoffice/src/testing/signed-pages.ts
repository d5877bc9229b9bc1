import { expect } from 'vitest';
import type { TestBackoffice } from './test-backoffice.ts';

export const [signedWords, otherWords] = ['Um em cada oito homens.', 'Um em cada sete homens.'];

/** What readers learn of a page: its summary, and under whose name it stands. */
type Shown = { words: unknown; reviewer: unknown; author: unknown; day: unknown; isUnderReview: boolean };

export const reviewed = (words = signedWords, day = '2026-03-02'): Shown => ({
  ...{ words, reviewer: 'Rita Revisora', author: 'Rita Revisora' },
  ...{ day: `${day}T12:00:00.000Z`, isUnderReview: false },
});
export const unsigned = (words = otherWords): Shown => ({ words, reviewer: null, author: null, day: null, isUnderReview: true });

/** Pages that a doctor has signed, and what editors do with them. */
export function signedPagesOf(backoffice: TestBackoffice) {
  async function send(method: string, path: string, body?: object, as: 'editor' | 'admin' = 'editor') {
    const answer = await backoffice.call(method, path, { as, ...(body ? { body } : {}) });
    expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
    return answer.json;
  }
  const register = (collection: string, id: number | string) => send('POST', `/revisao/${collection}/${id}/registar`, undefined, 'admin');

  let counter = 0;
  const page = () => ({
    titulo: `Página ${++counter}`,
    excerto: signedWords,
    assinatura: backoffice.review.revisor,
    ...backoffice.review,
  });

  return {
    send,
    register,
    page,
    /** A page whose words a doctor has signed, in public. */
    async signedPage(collection = 'problemas', more: object = {}): Promise<number> {
      const { doc } = await send('POST', `/${collection}?locale=pt`, { ...page(), ...more, _status: 'published' });
      await register(collection, doc.id);
      return doc.id;
    },
    publish: (id: number, body: object, locale = 'pt') =>
      send('PATCH', `/problemas/${id}?locale=${locale}`, { ...body, _status: 'published' }),
    /** What stands there now, on paper of that day. */
    registerOn: async (day: string, collection: string, id: number) => {
      await send('PATCH', `/${collection}/${id}?locale=pt&draft=true`, { data_revisao: `${day}T12:00:00.000Z` });
      return register(collection, id);
    },
    async shown(id: number, collection = 'problemas', locale: 'pt' | 'en' = 'pt'): Promise<Shown> {
      const library = await backoffice.library();
      const body = collection === 'outras_doencas' ? library.page(collection, locale) : library.document(collection, id, locale);
      const named = (person: unknown) => (person as { nome?: unknown } | null)?.nome ?? null;
      return {
        words: body?.['excerto'],
        reviewer: named(body?.['revisor']),
        author: named(body?.['assinatura']),
        day: body?.['data_revisao'],
        isUnderReview: body?.['em_revisao'] === true,
      };
    },
    versionWith: async (id: number, words: string): Promise<string> => {
      const { docs } = await send('GET', `/problemas/versions?where[parent][equals]=${id}&locale=pt&sort=-updatedAt&limit=0`);
      return docs.find(({ version }: { version: { excerto: string } }) => version.excerto === words).id;
    },
  };
}
