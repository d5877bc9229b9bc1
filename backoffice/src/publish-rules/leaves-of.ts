import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { Field } from 'payload';
import { type Label, label } from '../language/label.ts';
import type { Leaf } from './publish-rule.ts';

type Values = Record<string, unknown>;
/** `only`: the row was read in one language, as a form shows it, and its values are those of that language. */
type Spot = { path: string; place: Label[]; only?: Locale };

const valuesIn = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});
const rowsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.map(valuesIn) : []);

const nameOf = (said: unknown, otherwise: string): Label => {
  const { pt, en } = valuesIn(said);
  return label(typeof pt === 'string' ? pt : otherwise, typeof en === 'string' ? en : otherwise);
};

const numbered = ({ pt, en }: Label, index: number): Label => label(`${pt} ${index + 1}`, `${en} ${index + 1}`);

/** All values of a row read in all languages, with the way an editor takes to each. */
export function* leavesOf(fields: Field[], row: Values, spot: Spot = { path: '', place: [] }): Generator<Leaf> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* leavesOf(tab.fields, row, { ...spot, place: [...spot.place, nameOf(tab.label, '')] });
    } else if (field.type === 'row') {
      yield* leavesOf(field.fields, row, spot);
    } else if (field.type === 'collapsible') {
      yield* leavesOf(field.fields, row, { ...spot, place: [...spot.place, nameOf(field.label, '')] });
    } else if ('name' in field && field.name) {
      const { name } = field;
      const here = { ...spot, path: spot.path + name, place: [...spot.place, nameOf('label' in field ? field.label : null, name)] };
      yield* leavesOfNamed(field as Field & { name: string }, row[name], here);
    }
  }
}

/** Payload keeps it beside the fields; it decides what a reader sees of them. */
const kindOfBlock: Field = { name: 'blockType', type: 'text', label: label('Tipo', 'Kind') };

function* leavesOfNamed(field: Field & { name: string }, value: unknown, spot: Spot): Generator<Leaf> {
  const { path, place, only } = spot;
  const inRow = (index: number): Spot => ({
    ...spot,
    path: `${path}.${index}.`,
    place: [...place.slice(0, -1), ...place.slice(-1).map((name) => numbered(name, index))],
  });
  if (field.type === 'group') yield* leavesOf(field.fields, valuesIn(value), { ...spot, path: `${path}.` });
  else if (field.type === 'array') {
    for (const [index, row] of rowsIn(value).entries()) yield* leavesOf(field.fields, row, inRow(index));
  } else if (field.type === 'blocks') {
    for (const [index, row] of rowsIn(value).entries()) {
      const block = field.blocks.find(({ slug }) => slug === row['blockType']);
      if (block) yield* leavesOf([kindOfBlock, ...block.fields], row, inRow(index));
    }
  } else if ('localized' in field && field.localized) {
    if (only) yield { field, path, place, locale: only, value };
    else for (const locale of locales) yield { field, path, place, locale, value: valuesIn(value)[locale] };
  } else yield { field, path, place, locale: null, value };
}
