import type { Page } from '@playwright/test';

/** A picture of the handbooks: who sees it, where, and what is done before it is taken. */
export type HandbookPicture = {
  name: string;
  who: 'balcao' | 'editor' | 'gestor' | null;
  at: string;
  width?: number;
  height?: number;
  /** Only this part of the page. */
  part?: string;
  prepare?: (page: Page) => Promise<void>;
};

const list = (slug: string) => `/admin/collections/${slug}`;
const openFirst = (row: string) => async (page: Page) => {
  await page.locator(row).first().click();
  await page.waitForLoadState();
};
const openProblem = async (page: Page) => {
  await page.locator('.collection-list td a', { hasText: 'Pedras nos rins' }).first().click();
  await page.locator('#field-titulo').waitFor();
};

export const handbookPictures: HandbookPicture[] = [
  { name: 'entrar', who: null, at: '/admin/login', width: 760, height: 640 },
  { name: 'balcao-inicio', who: 'balcao', at: '/admin', height: 520 },
  { name: 'balcao-visita', who: 'balcao', at: '/admin?visita=1', prepare: goToDay },
  { name: 'balcao-por-fazer', who: 'balcao', at: '/admin/por-fazer', prepare: openFirst('.desk-what a') },
  { name: 'balcao-procurar', who: 'balcao', at: '/admin/procurar', height: 640, prepare: findExemplo },
  { name: 'balcao-marcar', who: 'balcao', at: '/admin/marcar' },
  { name: 'balcao-folha', who: 'balcao', at: '/admin/folha-do-dia' },
  { name: 'balcao-ausente', who: 'balcao', at: '/admin/folha-do-dia', prepare: seeAbsence },
  { name: 'balcao-lista', who: 'balcao', at: '/admin/marcacoes-online', height: 760 },
  {
    name: 'balcao-marcacao',
    who: 'balcao',
    at: '/admin/por-fazer',
    height: 1000,
    prepare: openFirst('.desk-whom a[href*="marcacoes-online"]'),
  },
  { name: 'balcao-precos', who: 'gestor', at: '/admin/globals/marcacoes', height: 640 },
  { name: 'inicio', who: 'editor', at: '/admin' },
  { name: 'editar', who: 'editor', at: list('problemas'), prepare: openProblem },
  { name: 'ao-lado', who: 'editor', at: list('problemas'), prepare: seeBeside },
  { name: 'agendar', who: 'editor', at: list('problemas'), part: '.document-fields__sidebar-wrap', prepare: openProblem },
  { name: 'linguas', who: 'editor', at: list('problemas'), width: 900, height: 320, prepare: openLanguages },
  { name: 'imagem', who: 'editor', at: list('media'), height: 720, prepare: openFirst('.collection-list td a') },
  { name: 'menu', who: 'editor', at: '/admin/globals/menu', height: 720 },
  { name: 'redirecionamentos', who: 'editor', at: list('redirects'), height: 560 },
  { name: 'sinonimos', who: 'editor', at: list('sinonimos'), height: 560 },
];

/** As far as the step of the tour that stands on the day sheet. */
async function goToDay(page: Page): Promise<void> {
  while (!page.url().includes('folha-do-dia')) {
    const step = await page.locator('.tour-count').textContent();
    await page.locator('.tour-ways button', { hasText: /Seguinte/ }).click();
    await page.locator('.tour-count', { hasNotText: step ?? '' }).waitFor();
  }
  await page.locator('.tour-card h2').waitFor();
}

async function findExemplo(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('exemplo');
  await page.keyboard.press('Enter');
  await page.locator('.desk-found table').first().waitFor();
}

async function seeAbsence(page: Page): Promise<void> {
  await page.locator('.day-ways a', { hasText: 'Dia seguinte' }).click();
  await page.locator('.day-doctor a', { hasText: 'Médico ausente' }).first().click();
  await page.locator('input[name=motivo]').first().check();
  await page.locator('button', { hasText: 'Ver quem é avisado' }).click();
  await page.locator('input[name=confirmado]').first().waitFor();
}

async function seeBeside(page: Page): Promise<void> {
  await openProblem(page);
  await page.locator('.live-preview-toggler').first().click();
  await page.frameLocator('iframe').locator('h1').first().waitFor();
}

async function openLanguages(page: Page): Promise<void> {
  await openProblem(page);
  await page.locator('.localizer-button:visible').first().click();
}
