import { z } from 'zod';
import type { PdfFile } from '../shapes/picture.ts';
import { figure, list, text } from './plain.ts';
import { relation } from './relation.ts';

const upload = z.object({ filename: text, titulo: text, filesize: figure });

const toFile = ({ filename, titulo, filesize }: z.infer<typeof upload>): PdfFile | null =>
  filename ? { src: `/media/${encodeURIComponent(filename)}`, title: titulo || filename, bytes: filesize ?? 0 } : null;

export const pdfFile = relation(upload).transform((raw) => raw && toFile(raw));
export const pdfFiles = list(pdfFile).transform((all) => all.filter((one) => one !== null));
