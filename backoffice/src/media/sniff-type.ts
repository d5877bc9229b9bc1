import type { AcceptedType } from './upload-limits.ts';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte);

const isAvif = (bytes: Uint8Array): boolean => ascii(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(bytes, 8, 12));

/** The root element decides, after a declaration, a doctype and comments. */
const isSvg = (bytes: Uint8Array): boolean => {
  const opening = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\uFEFF/, '');
  const root = opening.replace(/^(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)+/i, '');
  return /^<svg[\s>]/i.test(root);
};

/** What the file really is, by its first bytes. */
export function sniffType(bytes: Uint8Array): AcceptedType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (isAvif(bytes)) return 'image/avif';
  return isSvg(bytes) ? 'image/svg+xml' : null;
}
