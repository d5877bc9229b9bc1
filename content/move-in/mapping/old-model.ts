import { clinicPages } from '../../model/clinic-pages.ts';
import { type FieldSet, line, lines, linkField, many, rows } from '../../model/field.ts';
import { medicalPages } from '../../model/medical-pages.ts';
import { banner, section } from '../../model/page-parts.ts';
import { singlePages } from '../../model/single-pages.ts';

const without = (fields: FieldSet, ...names: string[]): FieldSet =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** What every page about illness has here and had not there; somebody fills it in before it is published. */
const newOnMedicalPages = ['ato_abrangido', 'resumo', 'sinais_de_alarme', 'revisor', 'data_revisao'];

/** A page's topics: title, words and where it leads. */
const topic = (prefix: string): FieldSet => ({
  ...section(prefix, 'titulo'),
  [`${prefix}_texto`]: lines(),
  [`${prefix}_href`]: linkField(),
});

const title: FieldSet = { titulo: line(), meta_title: line(), meta_description: lines() };

/** The fields that the old service has, by its names, which are ours. Those that are worked out are not here. */
export const oldFields = {
  equipa: without(
    clinicPages.equipa,
    'ato_abrangido',
    'cedula',
    'medico',
    'linguas',
    'id_clinica',
    'ordem',
    'biografiaStatus',
    'biografia',
  ),
  categorias_de_blog: without(clinicPages.categorias_de_blog, 'ordem', 'ato_abrangido'),
  artigos_blog: without(clinicPages.artigos_blog, 'ato_abrangido', 'relacionados', 'tema_medico', 'revisor', 'data_revisao'),
  testemunhos: without(clinicPages.testemunhos, 'contexto', 'ordem', 'ato_abrangido'),
  artigos: without(clinicPages.artigos, 'excerto', 'ato_abrangido'),
  videos: without(clinicPages.videos, 'pessoa', 'ato_abrangido'),
  landing_pages: without(clinicPages.landing_pages, 'ato_abrangido'),
  problemas: without(medicalPages.problemas, ...newOnMedicalPages),
  tratamentos_pp: without(medicalPages.tratamentos_pp, ...newOnMedicalPages, 'problema'),
  tratamentos: without(medicalPages.tratamentos, ...newOnMedicalPages, 'problemas', 'para_quem', 'internamento', 'recuperacao'),
  analises_exames: without(
    medicalPages.analises_exames,
    ...newOnMedicalPages,
    'duracao',
    'preparacao',
    'preparacao_titulo',
    'preparacao_texto',
  ),
  homepage: {
    ...title,
    ...banner,
    ...topic('prostata'),
    ...topic('hiperplasia'),
    destaque: rows({ titulo: line(), texto: line(), href: linkField() }),
    noticiasNovidadesTitulo: line(),
    noticiasNovidades: many('artigos_blog'),
    ...section('video', 'titulo', 'video', 'imagem'),
    video_texto: lines(),
    pwa_titulo: line(),
    pwa_texto: lines(),
    ...section('cta', 'titulo', 'imagem'),
    cta_texto: lines(),
  },
  outras_doencas: without(singlePages.outras_doencas, ...newOnMedicalPages),
  sobre_nos: without(singlePages.sobre_nos, 'ato_abrangido'),
  politica_de_privacidade: without(singlePages.politica_de_privacidade, 'ato_abrangido', 'data_atualizacao'),
} satisfies Record<string, FieldSet>;

export const biographyFields: FieldSet = clinicPages.equipa.biografia.kind === 'group' ? clinicPages.equipa.biografia.fields : {};

export type MovedKind = keyof typeof oldFields;
export const movedKinds = Object.keys(oldFields) as MovedKind[];
const singleKinds = ['homepage', 'outras_doencas', 'sobre_nos', 'politica_de_privacidade'] as const satisfies MovedKind[];
export const isSingle = (kind: MovedKind): boolean => singleKinds.some((single) => single === kind);
