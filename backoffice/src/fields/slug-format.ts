const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const longestSlug = 120;

export const isSlug = (value: string): boolean => value.length <= longestSlug && pattern.test(value);

export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
