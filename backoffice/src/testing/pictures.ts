import sharp from 'sharp';

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 23, g: 58, b: 107 } } });

export const pngPicture = (width: number, height: number): Promise<Buffer> => canvas(width, height).png().toBuffer();

export const jpegWithPlace = (width: number, height: number): Promise<Buffer> =>
  canvas(width, height)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Red on the left, blue on the right. */
export const twoColours = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 0, b: 200 } } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: { r: 200, g: 0, b: 0 } } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
