import type { Drawing } from './sheet.ts';

/** The site's icons live as symbols in one file; a sheet needs each as a drawing of its own. */
export const iconsOf = (sprite: string): Drawing[] =>
  [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(([, name = '', viewBox, inside]) => ({
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="96" height="96">${inside}</svg>`,
  }));
