import type { ThirdParties } from '@clinic/core/content/frame/third-parties';

/** Where the clinic uses none there is nothing to ask a visitor: a video asks for itself, when it is pressed. */
export const companiesInUse = (companies: ThirdParties | null): boolean => Object.values(companies ?? {}).some((value) => value !== '');
