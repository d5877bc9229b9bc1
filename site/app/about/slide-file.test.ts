import type { Picture } from '@clinic/core/content/shapes/picture';
import { expect, test } from 'vitest';
import { slideFile } from './slide-file.ts';

const files = [240, 480, 960].map((width) => ({ src: `/media/sala-${width}.webp`, width }));
const picture: Pick<Picture, 'src' | 'sources'> = { src: '/media/sala.jpg', sources: [{ type: 'image/webp', files }] };

test('a slide takes the smallest file that fills it', () => expect(slideFile(picture)).toBe('/media/sala-480.webp'));

test('a small picture gives its largest file', () =>
  expect(slideFile({ ...picture, sources: [{ type: 'image/webp', files: files.slice(0, 1) }] })).toBe('/media/sala-240.webp'));

test('a drawing gives itself', () => expect(slideFile({ src: '/media/sala.svg', sources: [] })).toBe('/media/sala.svg'));
