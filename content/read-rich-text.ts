import { z } from 'zod';
import type { RichText } from './rich-text/nodes.ts';
import { Refusal } from './rich-text/refusal.ts';
import { toRichText } from './rich-text/to-rich-text.ts';
import { checked, complain, type Source } from './source.ts';

const markdown = z.string().trim().min(1);

export function readRichText(source: Source): RichText | null {
  const text = checked(source, markdown, false);
  if (text === null) return null;
  try {
    return toRichText(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(source, error.message);
    return null;
  }
}
