import sharp from 'sharp';

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 23, g: 58, b: 107 } } });

export const pngPicture = (width: number, height: number): Promise<Buffer> => canvas(width, height).png().toBuffer();

export const jpegWithPlace = (width: number, height: number): Promise<Buffer> =>
  canvas(width, height)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();
