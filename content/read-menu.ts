import type { menuSections } from '@clinic/core/content/frame/menu-shape';
import { z } from 'zod';
import type { ClinicDocument } from './read-documents.ts';
import { readYaml } from './read-file.ts';
import { type LocalisedText, localisedText, noWords } from './words.ts';

export type MenuFileItem = {
  title: LocalisedText;
  plainName: LocalisedText;
  /** The folder of the document it leads to. */
  destination: string | null;
  url: LocalisedText;
  newTab: boolean;
  children: MenuFileItem[];
};
export type MenuFile = Record<(typeof menuSections)[number], MenuFileItem[]>;

const link = z.strictObject({
  title: localisedText,
  url: localisedText,
  nome_simples: localisedText.optional(),
  novo_separador: z.boolean().optional(),
});
const toDocument = z.strictObject({
  destino: z.string(),
  title: localisedText.optional(),
  nome_simples: localisedText.optional(),
  get children() {
    return z.array(toDocument).optional();
  },
});
const section = z.array(z.union([link, toDocument]));
const schema = z.strictObject({ problemas: section, tratamentos: section, analises: section, sobre_nos: section, contactos: section });

const file = 'settings/menu.yaml';

export function readMenuFile(documents: ClinicDocument[]): MenuFile {
  const raw = readYaml(file, schema);
  const byFolder = new Map(documents.map((document) => [document.folder, document]));
  const items = (name: keyof MenuFile) => raw[name].map((item) => ('destino' in item ? toEntry(item, byFolder) : toLink(item)));
  return {
    problemas: items('problemas'),
    tratamentos: items('tratamentos'),
    analises: items('analises'),
    sobre_nos: items('sobre_nos'),
    contactos: items('contactos'),
  };
}

export const toLink = ({ title, url, nome_simples, novo_separador }: z.output<typeof link>): MenuFileItem => ({
  title,
  plainName: nome_simples ?? noWords,
  destination: null,
  url,
  newTab: novo_separador ?? false,
  children: [],
});

function toEntry(
  { destino, title, nome_simples, children = [] }: z.output<typeof toDocument>,
  byFolder: Map<string, ClinicDocument>,
): MenuFileItem {
  const document = byFolder.get(destino);
  if (!document) throw new Error(`content/${file}: no document at content/documents/${destino}`);
  if (title?.en && !document.title.en)
    throw new Error(`content/${file}: ${destino} does not exist in English, so its entry has no English title`);
  return {
    title: title ?? document.title,
    plainName: nome_simples ?? noWords,
    destination: destino,
    url: noWords,
    newTab: false,
    children: children.map((child) => toEntry(child, byFolder)),
  };
}

export const links = z.array(link);
