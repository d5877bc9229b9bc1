import type { Page } from '@playwright/test';

export const consentTexts = {
  pt: { reject: 'Rejeitar tudo', accept: 'Aceitar tudo', choose: 'Escolher', settings: 'Definições de cookies', save: 'Guardar escolha' },
  en: { reject: 'Reject all', accept: 'Accept all', choose: 'Choose', settings: 'Cookie settings', save: 'Save my choice' },
};
export const consentAnswers = ['reject', 'accept', 'choose'] as const;
export const panel = (page: Page) => page.locator('section[aria-labelledby="consent-title"]');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const consentCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
