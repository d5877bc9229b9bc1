import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { OldItem } from './old-service.ts';

const text = z.string().trim().nullish();
const shape = z.looseObject({
  id: z.union([z.number(), z.string()]),
  title: text,
  title_en: text,
  type: text,
  filename_download: text,
  filename_disk: text,
  filesize: z.union([z.number(), z.string()]).nullish(),
  checksum: text,
  uploaded_on: text,
  data: z.looseObject({ full_url: z.string().min(1), url: text, asset_url: text }),
});

export type OldFile = {
  key: string;
  name: string;
  isPdf: boolean;
  title: { pt: string | null; en: string | null };
  /** Where its bytes are. */
  address: string;
  /** By which paths texts may show it. */
  paths: string[];
  /** Changes when another file was put in its place. */
  digest: string;
};

export const fileKey = (id: unknown): string => `old-files/${id}`;

export function toOldFile(item: OldItem, service: string): OldFile {
  const { data, ...file } = shape.parse(item);
  const name = file.filename_download || file.filename_disk || `${file.id}`;
  const facts = [file.checksum, file.filename_disk, file.filesize, file.uploaded_on];
  return {
    key: fileKey(file.id),
    name,
    isPdf: file.type === 'application/pdf' || name.toLowerCase().endsWith('.pdf'),
    title: { pt: file.title || null, en: file.title_en || null },
    address: data.full_url,
    paths: [data.full_url, data.url, data.asset_url].flatMap((path) => (path ? [pathOf(path, service)] : [])),
    digest: createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16),
  };
}

export const pathOf = (address: string, service: string): string =>
  URL.canParse(address, `${service}/`) ? new URL(address, `${service}/`).pathname : address;
