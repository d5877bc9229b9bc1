import type { signInStaff } from '../staff.ts';
import type { Stock } from './made.ts';

type Editor = Awaited<ReturnType<typeof signInStaff>>;
type Doc = { doc: { id: number; filename: string } };

const drawing = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><title>${name}</title><circle cx="20" cy="15" r="9"/></svg>`;
const pdf = (name: string) => `%PDF-1.7\n% ${name}\nstartxref\n0\n%%EOF\n`;
const two = [0, 1] as const;

/** Two of everything a field can point to, published. */
export async function stockUp(editor: Editor, backofficeUrl: string): Promise<Stock> {
  const run = Date.now().toString(36);
  const upload = async (collection: string, name: string, type: string, content: string, words: object): Promise<Doc['doc']> => {
    const form = new FormData();
    form.set('file', new Blob([content], { type }), name);
    form.set('_payload', JSON.stringify(words));
    const answer = await fetch(`${backofficeUrl}/api/${collection}?locale=pt`, {
      method: 'POST',
      headers: editor.headers,
      body: form,
    });
    if (!answer.ok) throw new Error(`upload of ${name}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Doc).doc;
  };
  const create = async (collection: string, fields: object): Promise<number> =>
    (await editor.post<Doc>(`/api/${collection}?locale=pt`, { ...fields, _status: 'published' })).doc.id;

  const pictures: Stock['pictures'] = [];
  for (let index = 0; index < 40; index++) {
    const alt = `zqimagem${index}z${run}`;
    const { id, filename } = await upload('media', `zq${index}.svg`, 'image/svg+xml', drawing(alt), { alt });
    await editor.patch(`/api/media/${id}?locale=en`, { alt: `${alt} en` });
    pictures.push({ id, filename });
  }
  const files: Stock['files'] = [];
  for (const index of two) {
    const { id, filename } = await upload('ficheiros', `zq${index}.pdf`, 'application/pdf', pdf(`zq${index}${run}`), {
      titulo: `zqficheiro${index}`,
    });
    files.push({ id, filename });
  }
  const people = await Promise.all(
    two.map(async (index) => {
      const name = `Zqpessoa${index} ${run}`;
      const slug = `zqpessoa${index}-${run}`;
      return { id: await create('equipa', { nome: name, slug, cargo: 'Urologista', medico: true, cedula: '00000' }), name, slug };
    }),
  );
  const reviewed = { revisor: people[0]?.id, data_revisao: '2026-01-01T12:00:00.000Z' };
  const titled = (collection: string, extra: object = {}) =>
    Promise.all(
      two.map(async (index) => {
        const title = `Zq${collection.replaceAll('_', '')}${index} ${run}`;
        const slug = `zq${collection.replaceAll('_', '')}${index}-${run}`;
        return { id: await create(collection, { titulo: title, slug, ...extra }), title, slug };
      }),
    );
  const problems = await titled('problemas', reviewed);
  const sections = await titled('tratamentos_pp', reviewed);
  const landings = await Promise.all(
    two.map(async (index) => {
      const slug = `zqlanding${index}-${run}`;
      return { id: await create('landing_pages', { titulo: `Zqlanding${index}`, slug }), slug };
    }),
  );
  return {
    run,
    pictures,
    files,
    people,
    problems,
    sections,
    treatments: await titled('tratamentos', { ...reviewed, seccao: sections[0]?.id }),
    categories: await titled('categorias_de_blog'),
    articles: await titled('artigos_blog', { data_publicacao: '2026-01-01T09:00:00.000Z' }),
    landings,
  };
}
