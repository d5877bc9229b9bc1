import { expect, test } from 'vitest';
import { drawing, photograph } from '../library/sample-library.ts';
import { pdfFiles } from './pdf-file.ts';
import { picture, pictures } from './picture.ts';

test('a photograph is offered in both formats, smallest first', () => {
  expect(picture.parse(photograph)).toEqual({
    src: '/media/sala-1a2b.webp',
    alt: 'A sala',
    width: 2000,
    height: 1000,
    caption: '',
    labels: [],
    focalPoint: null,
    sources: [
      {
        type: 'image/avif',
        files: [
          { src: '/media/sala-480.avif', width: 480 },
          { src: '/media/sala-960.avif', width: 960 },
          { src: '/media/sala-1600.avif', width: 1600 },
        ],
      },
      {
        type: 'image/webp',
        files: [
          { src: '/media/sala-480.webp', width: 480 },
          { src: '/media/sala-960.webp', width: 960 },
          { src: '/media/sala-1600.webp', width: 1600 },
        ],
      },
    ],
  });
});

test('a small original, the same in every size, is offered once', () => {
  const same = { filename: 'pequena-300.avif', width: 300 };
  const small = { ...photograph, width: 300, height: 200, sizes: { w480_avif: same, w960_avif: same, w1600_avif: same } };
  expect(picture.parse(small)?.sources).toEqual([{ type: 'image/avif', files: [{ src: '/media/pequena-300.avif', width: 300 }] }]);
});

test('a drawing has no sizes, and its labels are those with words in the language', () => {
  expect(picture.parse(drawing)).toMatchObject({
    src: '/media/prostata.svg',
    caption: 'Vista de lado',
    labels: [{ x: 40, y: 12.5, text: 'Bexiga' }],
    sources: [],
  });
});

test('the point that editors set on a picture comes along, also at its very corner; half a point is none', () => {
  expect(picture.parse({ ...photograph, focalX: 0, focalY: 100 })?.focalPoint).toEqual({ x: 0, y: 100 });
  expect(picture.parse({ ...photograph, focalX: 30, focalY: null })?.focalPoint).toBeNull();
});

test.each([null, undefined, 12, { id: 1 }, { id: 1, filename: null, width: 10, height: 10 }, { id: 1, filename: 'x.svg', width: null }])(
  '%j is no picture',
  (raw) => expect(picture.parse(raw)).toBeNull(),
);

test('a list of pictures holds those that can be shown', () => {
  expect(pictures.parse([photograph, 99, null, drawing]).map(({ alt }) => alt)).toEqual(['A sala', 'A próstata']);
});

test('a file without a title is called by its name, and one that may not be read is left out', () => {
  const file = { id: 1, filename: 'folheto-1a.pdf', filesize: 2048, titulo: null };
  expect(pdfFiles.parse([file, 5])).toEqual([{ src: '/media/folheto-1a.pdf', title: 'folheto-1a.pdf', bytes: 2048 }]);
});
