import type { Page } from '@playwright/test';

export const openGallery = (page: Page, origin: string, section: string, locale = 'pt') =>
  page.goto(`${origin}/galeria/${locale}/${section}`, { waitUntil: 'networkidle' });
