import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../stack/settings.ts';

/** What another member of staff has done before the task begins. */
export async function asSomebodyElse(page: Page, who: 'gestor' | 'medico', work: (theirs: BrowserContext) => Promise<void>): Promise<void> {
  const { origin } = new URL(page.url());
  const theirs = await page.context().browser()?.newContext({ baseURL: origin, locale: 'pt-PT' });
  if (!theirs) throw new Error('the browser is gone');
  try {
    const data = { email: `${who}@exemplo.pt`, password: demoPassword };
    await theirs.request.post('/api/utilizadores/login', { data, headers: { origin } });
    await work(theirs);
  } finally {
    await theirs.close();
  }
}
