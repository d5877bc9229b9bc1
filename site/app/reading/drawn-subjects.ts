import { type IconName, iconNames } from '../art/names.ts';

const drawn = new Set<string>(iconNames);

/** Whether the clinic's family of drawings has one of this subject. */
export const isDrawn = (subject: string): subject is IconName => drawn.has(subject);
