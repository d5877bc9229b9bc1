import type { DocumentFields, FieldValue } from '../../fields.ts';
import type { ContentField, FieldSet, ReferencePlace } from '../../model/field.ts';
import type { DocumentReference } from '../../reference.ts';
import type { HtmlLoss, HtmlTargets } from '../../rich-text/html/html-reader.ts';
import { htmlToLines } from '../../rich-text/html/html-to-lines.ts';
import { htmlToRichText } from '../../rich-text/html/html-to-rich-text.ts';
import type { LexicalText } from '../../rich-text/nodes.ts';
import { valueAt } from '../../value-at.ts';
import type { Tell } from '../notes.ts';
import { mapSources } from './map-sources.ts';
import { inLanguages, isEmptyValue, knownNames, listIn, sharedValue } from './old-values.ts';

/** What a document's fields are read with: where links lead, what references name, whom to tell of losses. */
export type Mapping = HtmlTargets & {
  /** A word for the place of a link on the site, or its address outside; null where it cannot stay. */
  address: (href: string) => string | null;
  find: (place: ReferencePlace, value: unknown) => DocumentReference | null;
  tell: Tell;
};

/** Kept by the service for itself. */
const technical = new Set(
  'id status sort owner created_by created_on modified_by modified_on date_created date_updated user_created user_updated'.split(' '),
);

/** What an item says, field by field. A field of which it does not speak is left alone here, too. */
export function mapFields(fields: FieldSet, item: unknown, mapping: Mapping): DocumentFields {
  const mapped: DocumentFields = {};
  for (const [name, field] of Object.entries(fields)) {
    const tell: Tell = (kind, detail) => mapping.tell(kind, `${name}: ${detail}`);
    const value = name === 'referencias' ? mapSources(item, tell) : mapField(field, name, item, { ...mapping, tell });
    if (value !== undefined) mapped[name] = value;
  }
  return mapped;
}

/** Fields that hold something and have no place here. */
export function tellStrangers(item: unknown, known: string[], tell: Tell): void {
  const names = new Set(known.flatMap(knownNames));
  for (const [name, value] of Object.entries(item ?? {}))
    if (!technical.has(name) && !names.has(name) && !isEmptyValue(value)) tell('unknownField', name);
}

function mapField(field: ContentField, name: string, item: unknown, mapping: Mapping): FieldValue | undefined {
  const { tell } = mapping;
  const value = valueAt(item, name);
  switch (field.kind) {
    case 'words': {
      const said = inLanguages(item, name);
      const read = /(?:^|_)(?:href|url)$/.test(name) ? addressOf : linesOf;
      return said && { pt: read(said.pt, mapping), en: read(said.en, mapping) };
    }
    case 'rich': {
      const said = inLanguages(item, name);
      return said && { pt: richTextOf(said.pt, mapping), en: richTextOf(said.en, mapping) };
    }
    case 'shared': {
      if (value === undefined) return undefined;
      if (isEmptyValue(value)) return field.otherwise;
      const known = sharedValue(value, field.schema);
      if (known === undefined) tell('value', JSON.stringify(value).slice(0, 100));
      return known;
    }
    case 'reference':
      return value === undefined ? undefined : referencesOf(field, value, mapping);
    case 'group': {
      const [inner] = listIn(value);
      return inner === undefined ? undefined : mapFields(field.fields, inner, mapping);
    }
    case 'rows':
      return value === undefined ? undefined : mapRows(field.fields, value, mapping);
    case 'blocks':
      return value === undefined
        ? undefined
        : mapRows(field.types['conteudo'] ?? {}, value, mapping).map((row) => ({ blockType: 'conteudo', ...row }));
    default:
      return field satisfies never;
  }
}

const mapRows = (fields: FieldSet, value: unknown, mapping: Mapping): DocumentFields[] =>
  listIn(value).map((row, index) => {
    const tell: Tell = (kind, detail) => mapping.tell(kind, `${index + 1}. ${detail}`);
    tellStrangers(row, [...Object.keys(fields), 'tratamentos_id', 'ordem'], tell);
    return mapFields(fields, withLinkedTreatment(row), { ...mapping, tell });
  });

/** The rows that order treatments name them by the table's name. */
const withLinkedTreatment = (row: unknown): unknown => {
  const linked = valueAt(row, 'tratamentos_id');
  return linked === undefined ? row : { ...Object(row), tratamento: linked };
};

function referencesOf({ to, isMany }: { to: ReferencePlace; isMany: boolean }, value: unknown, mapping: Mapping): FieldValue {
  const find = (one: unknown): DocumentReference[] => {
    if (isEmptyValue(one)) return [];
    const found = mapping.find(to, one);
    if (!found) mapping.tell('missingTarget', nameOf(one));
    return found ? [found] : [];
  };
  if (isMany) return (Array.isArray(value) ? value : isEmptyValue(value) ? [] : [value]).flatMap(find);
  return find(value)[0] ?? null;
}

const nameOf = (value: unknown): string =>
  String(
    valueAt(value, 'titulo') ?? valueAt(value, 'nome') ?? valueAt(value, 'slug') ?? valueAt(value, 'id') ?? JSON.stringify(value),
  ).slice(0, 100);

const tellAll = (losses: HtmlLoss[], tell: Tell): void => {
  for (const { kind, detail } of losses) tell(kind, detail);
};

function linesOf(value: unknown, { tell }: Mapping): string | null {
  if (isEmptyValue(value)) return null;
  const { text, losses } = htmlToLines(String(value));
  tellAll(losses, tell);
  return text;
}

function richTextOf(value: unknown, mapping: Mapping): LexicalText | null {
  if (isEmptyValue(value)) return null;
  const { text, losses } = htmlToRichText(String(value), mapping);
  tellAll(losses, mapping.tell);
  return text;
}

function addressOf(value: unknown, { address, tell }: Mapping): string | null {
  if (isEmptyValue(value)) return null;
  const kept = address(String(value).trim());
  if (kept === null) tell('link', String(value));
  return kept;
}
