import { complain, type Source } from './source.ts';
import { valueAt } from './value-at.ts';

type Section = { field: string; markdown: string };

/**
 * The long texts below the front matter, each under a level-1 heading with its field's name (`# biografia.ti_texto` inside
 * a group), put among the other fields.
 */
export function withBody(head: Source, body: string): Source {
  const [opening, ...sections] = sectionsOf(body);
  if (opening?.markdown) complain(head, `“${opening.markdown.slice(0, 40)}…” stands under no field: begin with a line such as # texto`);
  return { ...head, value: sections.reduce<unknown>((value, section) => put(value, section.field.split('.'), section, head), head.value) };
}

const sectionsOf = (body: string): Section[] =>
  `# \n${body}`
    .split(/^# /m)
    .slice(1)
    .map((text) => ({ field: text.slice(0, text.indexOf('\n')).trim(), markdown: text.slice(text.indexOf('\n') + 1).trim() }));

function put(holder: unknown, [name = '', ...deeper]: string[], section: Section, head: Source): unknown {
  const present = valueAt(holder, name);
  if (deeper.length === 0 && present !== undefined) complain(head, `${section.field} is written twice`);
  const value = deeper.length === 0 ? section.markdown : put(present, deeper, section, head);
  return { ...(typeof holder === 'object' ? holder : {}), [name]: value };
}
