import type { PayloadRequest } from 'payload';
import { type Label, labelIn } from '../language/label.ts';

/** What the menu calls it, in the reader's language: settings have no title of their own. Null where no global has this slug. */
export function nameOfGlobal(req: PayloadRequest, slug: string): string | null {
  const global = req.payload.config.globals.find((one) => one.slug === slug);
  if (!global) return null;
  return typeof global.label === 'object' ? labelIn(req.i18n.language, global.label as Label) : slug;
}
