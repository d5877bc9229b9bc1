import type { ThirdParties } from '@clinic/core/content/frame/third-parties';

/** Those alone: what the clinic does not use need not be named on every page. */
export const inUse = (companies: ThirdParties): Partial<ThirdParties> =>
  Object.fromEntries(Object.entries(companies).filter(([, value]) => value !== ''));

/** Where the clinic uses none there is nothing to ask a visitor: a video asks for itself, when it is pressed. */
export const companiesInUse = (companies: ThirdParties | null): boolean => Object.values(companies ?? {}).some((value) => value !== '');
