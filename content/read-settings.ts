import { z } from 'zod';
import type { Fields } from './fields.ts';
import { readYaml } from './read-file.ts';
import { links, type MenuItem, toLink } from './read-menu.ts';
import { type Words, words } from './words.ts';

const text = z.string().trim().min(1);
const time = z.string().regex(/^\d{2}:\d{2}$/, 'write the time as "10:00"');

const definicoes = z.strictObject({
  nome: text,
  descricao_curta: words,
  telefone: z.string().regex(/^\+351( \d{3}){3}$/, 'write the number as "+351 210 000 000"'),
  telefone_nota: words,
  email: z.email(),
  morada: z.strictObject({ rua: text, codigo_postal: z.string().regex(/^\d{4}-\d{3}$/), localidade: text }),
  horario: z.array(z.strictObject({ dias: words, abre: time, fecha: time, dias_schema: z.array(text).min(1) })),
  registos: z.strictObject({ empresa: text, nif: text, ers_registo: text, licenca: text, diretor_clinico: text }),
  livro_reclamacoes_url: z.url(),
  resolucao_litigios: words,
  redes: z.array(z.strictObject({ nome: text, url: z.url() })),
});

export const readSettings = (): Fields => readYaml('settings/definicoes.yaml', definicoes);

export type Footer = { text: Words; links: MenuItem[]; legalNotice: Words };

const rodape = z.strictObject({ texto: words, ligacoes: links, aviso_legal: words });

export function readFooter(): Footer {
  const { texto, ligacoes, aviso_legal } = readYaml('settings/rodape.yaml', rodape);
  return { text: texto, links: ligacoes.map(toLink), legalNotice: aviso_legal };
}
