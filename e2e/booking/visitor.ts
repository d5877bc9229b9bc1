import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import type { Journey } from './journey.ts';

export const phoneDevice = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const;

export type Visitor = { page: Page; context: BrowserContext; asked: string[]; leaves(journey: Journey): Promise<void> };

/** Somebody with a phone, of whom we note every address their browser asks for. */
export async function newVisitor(browser: Browser, system: TestSystem, options: object = {}): Promise<Visitor> {
  const context = await browser.newContext({ ...phoneDevice, ...options });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const page = await context.newPage();
  return {
    ...{ page, context, asked },
    /** Goes away, having left nothing of theirs where others could read it. */
    async leaves(journey) {
      await expectDiscretion({ context, page, asked }, system.origin, journey);
      await context.close();
    },
  };
}

/** No answer of the patient's in any address, no stranger called, and nothing on the device that a script could read. */
async function expectDiscretion({ context, page, asked }: Omit<Visitor, 'leaves'>, origin: string, { patient, booker }: Journey) {
  const own = (url: string) => url.startsWith(`${origin}/`) || url.startsWith('data:') || url.startsWith('blob:');
  expect(asked.filter((url) => !own(url))).toEqual([]);
  expectNobodyNamed(asked, { patient, booker });
  const stored = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie }));
  expect(stored.local).toEqual({});
  expect(stored.session).toEqual({});
  expect(stored.cookie.replace(/locale=(?:pt|en)/, '')).toBe('');
  const draft = (await context.cookies()).find(({ name }) => name === 'draft');
  expect(draft).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
}

/** Nothing of who comes or who books stands in an address. */
export function expectNobodyNamed(asked: string[], { patient, booker }: Pick<Journey, 'patient' | 'booker'>): void {
  const secrets = [patient, booker].flatMap((person) => (person ? [person.name, person.email, person.phone] : []));
  const spellings = secrets.flatMap((secret) => [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')]);
  const told = asked.filter((url) => !url.startsWith('data:')).filter((url) => spellings.some((secret) => url.includes(secret)));
  expect(told).toEqual([]);
}
