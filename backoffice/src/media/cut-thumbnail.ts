import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionAfterChangeHook } from 'payload';
import sharp from 'sharp';
import type { Media } from '../payload-types.ts';
import { type FocalPoint, pointIn } from './focal-point.ts';

const centre: FocalPoint = { x: 50, y: 50 };
const pointOf = (picture: Partial<Media>): FocalPoint => pointIn(picture) ?? centre;

/** The part of `room` that a frame leaves free, shared out before and after it, as `object-position` does on the site. */
const offset = (room: number, frame: number, percent: number) => Math.round(((room - frame) * percent) / 100);

/**
 * The only size that is cut on the server: the small square in the back office's lists, cut again where the point has moved. Its name
 * stays, because no page shows it and Payload asks for it with the time of the last change.
 */
export const cutThumbnail =
  (mediaDir: string): CollectionAfterChangeHook<Media> =>
  async ({ doc, previousDoc }) => {
    const { filename, width, height } = doc.sizes?.thumbnail ?? {};
    if (!doc.filename || !filename || !width || !height) return doc;
    const point = pointOf(doc);
    // Payload has just cut a new file at its centre.
    const before = previousDoc?.filename === doc.filename ? pointOf(previousDoc) : centre;
    if (point.x === before.x && point.y === before.y) return doc;
    const { data, info } = await sharp(await readFile(path.join(mediaDir, doc.filename)))
      .resize(width, height, { fit: 'outside' })
      .toBuffer({ resolveWithObject: true });
    const place = { left: offset(info.width, width, point.x), top: offset(info.height, height, point.y) };
    const file = path.join(mediaDir, filename);
    await sharp(data)
      .extract({ ...place, width, height })
      .webp({ quality: 70 })
      .toFile(`${file}.new`);
    await rename(`${file}.new`, file);
    return doc;
  };
