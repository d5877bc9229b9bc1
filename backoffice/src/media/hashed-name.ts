import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { toSlug } from '../fields/slug-format.ts';
import type { AcceptedType } from './upload-limits.ts';

type StoredType = AcceptedType | 'application/pdf';

const extensions: Record<StoredType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

/** `Sala de espera.JPG` becomes `sala-de-espera-3f9a1c27d0.jpg`: the hash changes with the content, so the file is cached as immutable. */
export function hashedName(name: string, content: Uint8Array, type: StoredType): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const words = toSlug(parse(name).name).slice(0, 60).replace(/-+$/, '') || 'ficheiro';
  return `${words}-${hash}.${extensions[type]}`;
}
