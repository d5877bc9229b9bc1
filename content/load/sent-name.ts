import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** The back office keeps sixty letters of a name, so the mark follows at most this many. */
const longestWords = 47;
const short = (content: string | Uint8Array, length: number) => createHash('sha256').update(content).digest('hex').slice(0, length);
const wordsOf = (path: string) => basename(path, extname(path)).slice(0, longestWords).replace(/-+$/, '');

/**
 * The name a file is sent under: `rim-04b23f9a1c27.svg`. The back office cleans drawings before it hashes them, so a file
 * is known again by a mark of ours, made of its name and its content.
 */
export const sentName = (path: string, content: Uint8Array): string =>
  `${wordsOf(path)}-${short(path, 4)}${short(content, 8)}${extname(path)}`;

/** The name the back office made of it: a hash of its own, a number where such a file already lay there; without `content`, whatever it held then. */
export const storedName = (path: string, content?: Uint8Array): RegExp =>
  new RegExp(`^${wordsOf(path)}-${short(path, 4)}${content ? short(content, 8) : '[0-9a-f]{8}'}-[0-9a-f]{10}(-\\d+)?\\.`);
