import { z } from 'zod';
import type { DocumentFields } from './fields.ts';
import { readYaml } from './read-file.ts';
import { links, type MenuFileItem, toLink } from './read-menu.ts';
import { type LocalisedText, localisedText } from './words.ts';

const text = z.string().trim().min(1);
const time = z.string().regex(/^\d{2}:\d{2}$/, 'write the time as "10:00"');

const definicoes = z.strictObject({
  nome: text,
  descricao_curta: localisedText,
  telefone: z.string().regex(/^\+351( \d{3}){3}$/, 'write the number as "+351 210 000 000"'),
  telefone_nota: localisedText,
  email: z.email(),
  morada: z.strictObject({ rua: text, codigo_postal: z.string().regex(/^\d{4}-\d{3}$/), localidade: text }),
  horario: z.array(z.strictObject({ dias: localisedText, abre: time, fecha: time, dias_schema: z.array(text).min(1) })),
  registos: z.strictObject({ empresa: text, nif: text, ers_registo: text, licenca: text, diretor_clinico: text }),
  livro_reclamacoes_url: z.url(),
  resolucao_litigios: localisedText,
  redes: z.array(z.strictObject({ nome: text, url: z.url() })),
});

export const readSettingsFile = (): DocumentFields => readYaml('settings/definicoes.yaml', definicoes);

export type FooterFile = { text: LocalisedText; links: MenuFileItem[]; legalNotice: LocalisedText };

const rodape = z.strictObject({ texto: localisedText, ligacoes: links, aviso_legal: localisedText });

export function readFooterFile(): FooterFile {
  const { texto, ligacoes, aviso_legal } = readYaml('settings/rodape.yaml', rodape);
  return { text: texto, links: ligacoes.map(toLink), legalNotice: aviso_legal };
}
