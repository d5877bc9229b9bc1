import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * All rules of axe. Without frames of others, of which a page here has none, it can do its sums in the page itself instead of in a second
 * one, and without a list of what was right it needs a third of the time.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
