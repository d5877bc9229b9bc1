import type { Page } from '@playwright/test';
import type { Hand } from '../hand.ts';

/** In Portuguese, whatever language the forms were left in. */
export const start = '/admin?locale=pt';
export const listInAdmin = (slug: string) => `/admin/collections/${slug}`;

export const isSaved = ({ page }: Hand) =>
  page
    .getByText(/com sucesso/)
    .first()
    .waitFor();
export const inMenu = ({ page }: Hand, name: string) => page.locator('nav').getByRole('link', { name, exact: true });
export const openDots = (hand: Hand) => hand.click(hand.page.locator('.doc-controls__popup button').first());
/** Of several windows that stand ready, the one that is asked now. */
export const confirm = (hand: Hand) => hand.click(hand.page.locator('#confirm-action:visible'));

/** The page that all of them are about: not one that others look at. */
let problem = '';
export async function openProblem(page: Page): Promise<void> {
  if (!problem) {
    await page.goto(`${listInAdmin('problemas')}?locale=pt&search=tumor do rim`);
    problem = (await page.locator('.collection-list td a').first().getAttribute('href')) ?? '';
  }
  await page.goto(problem);
  await page.locator('#field-titulo').waitFor();
}

/** What a task is about, by the title it was given. */
const made = new Map<string, number>();

/** As the form saves it: an article of its own for each walk, so that none finds what another left. */
export async function makeArticle(page: Page, title: string, fields: object = { _status: 'published' }): Promise<number> {
  const data = { titulo: `${title} ${Date.now()}`, excerto: 'Escrito para ser contado.', ...fields };
  const isDraft = !('_status' in fields);
  const { doc } = await send<{ doc: { id: number } }>(page, 'post', `/api/artigos_blog?locale=pt${isDraft ? '&draft=true' : ''}`, data);
  made.set(title, doc.id);
  return doc.id;
}

/** An article and another that sends its readers there. */
export const makeUsedArticle = (title: string) => async (page: Page) => {
  const id = await makeArticle(page, title);
  await makeArticle(page, `${title}: usa-o`, { relacionados: [id], _status: 'published' });
};

export const changeArticle = (page: Page, id: number, fields: object) => send(page, 'patch', `/api/artigos_blog/${id}?locale=pt`, fields);

export const openArticle = (title: string) => async (page: Page) => {
  await page.goto(`${listInAdmin('artigos_blog')}/${made.get(title)}?locale=pt`);
  await page.locator('#field-titulo').waitFor();
};

export async function send<Answer>(page: Page, method: 'get' | 'post' | 'patch', path: string, data?: object): Promise<Answer> {
  const { origin } = new URL(page.url());
  const answer = await page.request[method](path, { headers: { origin }, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
