import { expect, test } from 'vitest';
import { exportedNames } from './exported-names.ts';

test.each([
  [
    'functions, constants, classes and types',
    'export function a() {} export const b = 1; export class C {} export type D = 1; export interface E {}',
    ['a', 'b', 'C', 'D', 'E'],
  ],
  ['a type beside its schema once', 'export const visit = z.object({}); export type visit = z.infer<typeof visit>;', ['visit']],
  ['what is taken apart', 'export const { a, b: [c, ...d], e = 1, ...f } = whole;', ['a', 'c', 'd', 'e', 'f']],
  ['a list at the end of the file', 'const a = 1; const b = 2; export { a, b as c };', ['a', 'c']],
  ['another name for what is another’s', "export { a as b } from './a.ts'; import { c } from './c.ts'; export { c as d };", ['b', 'd']],
  ['nothing that is only passed on', "export { a } from './a.ts'; import { c } from './c.ts'; export { c };", []],
  ['nothing that has no name', 'const a = 1; export default a;', []],
])('finds %s', async (_, source, names) => expect(await exportedNames(source, false)).toEqual(names));

test('reads components', async () => expect(await exportedNames('export const Card = () => <p>…</p>;', true)).toEqual(['Card']));
