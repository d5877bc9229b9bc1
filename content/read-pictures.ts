import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocumentFields } from './fields.ts';
import { contentDir, readYaml } from './read-file.ts';
import { noWords } from './words.ts';

/** A file to upload: `pictures/rim.svg` or `files/guia.pdf`, and what is said about it. */
export type ClinicFile = { path: string; fields: DocumentFields };

const text = z.string().trim().min(1);
const both = (maxLength: number) => z.strictObject({ pt: text.max(maxLength), en: text.max(maxLength) });
const share = z.number().min(0).max(100);
const fileName = (endings: string) =>
  z.string().regex(new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${endings})$`), 'only lower-case letters, digits and hyphens');

const pictures = z.record(
  fileName('svg|png|jpg|webp|avif'),
  z.strictObject({
    alt: both(250),
    legenda: both(200).optional(),
    legendas: z.array(z.strictObject({ x: share, y: share, texto: both(200) })).optional(),
  }),
);
const files = z.record(fileName('pdf'), z.strictObject({ titulo: both(200) }));

export const readPictures = (): ClinicFile[] =>
  Object.entries(readYaml('pictures/pictures.yaml', pictures)).map(([name, { alt, legenda, legendas }]) =>
    present(`pictures/${name}`, { alt, legenda: legenda ?? noWords, legendas: legendas ?? [] }),
  );

export const readPdfFiles = (): ClinicFile[] =>
  Object.entries(readYaml('files/files.yaml', files)).map(([name, fields]) => present(`files/${name}`, fields));

/** Files that nobody described. */
export const undescribed = (folder: 'pictures' | 'files', described: ClinicFile[]): string[] =>
  readdirSync(join(contentDir, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => !path.endsWith('.yaml') && !described.some((file) => file.path === path));

function present(path: string, fields: DocumentFields): ClinicFile {
  if (!existsSync(join(contentDir, path))) throw new Error(`content/${path} is described but not there`);
  return { path, fields };
}
