import { expect, test } from 'vitest';
import { differences } from '../../content/load/field-differences.ts';
import { toDocuments } from '../../content/move-in/mapping/old-documents.ts';
import type { MoveNote } from '../../content/move-in/notes.ts';
import { toOldFile } from '../../content/move-in/source/old-files.ts';
import { type OldContent, oldPlaces } from '../../content/move-in/source/read-old-content.ts';
import { readClinic } from '../../content/read-clinic.ts';
import { ownAddress } from '../../sandbox/old-content/old-content-stand-in.ts';
import { expectedFields } from './expected-fields.ts';
import { fillOldContent, isThere } from './fill-old-content.ts';

const service = 'https://old.example';
const clinic = readClinic();
const { keys, ...filling } = fillOldContent(clinic);

/** As it would come over HTTP. */
const read = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(ownAddress, service)) as T;

const notes: MoveNote[] = [];
const collections = read(filling.collections);
const content: OldContent = {
  items: Object.fromEntries(
    Object.entries(oldPlaces).map(([kind, path]) => [kind, collections[path.split('/')[1] ?? ''] ?? []]),
  ) as OldContent['items'],
  files: filling.assets.map(({ entry }) => toOldFile(read(entry), service)),
};
const moved = new Map(toDocuments({ content, service, oldSite: null, notes }).map((document) => [document.folder, document]));
const documents = clinic.documents.filter(isThere);

test('every document of the demo comes along', () => {
  expect(documents.length).toBeGreaterThan(110);
  expect([...moved.keys()].toSorted()).toEqual(documents.map(({ folder }) => keys.get(folder)).toSorted());
});

test.each(documents)('$folder arrives with every field that the old service knew', (document) => {
  const arrived = moved.get(keys.get(document.folder) ?? '');
  expect(differences(expectedFields(document, clinic.documents, keys), arrived?.fields)).toEqual([]);
});

test('treatments find their section, sections their problem', () => {
  for (const { folder, section } of documents.filter(({ kind }) => kind === 'tratamentos'))
    expect(moved.get(keys.get(folder) ?? '')?.fields['seccao'], folder).toEqual({ refersTo: keys.get(section ?? '') });
  const section = moved.get(keys.get('tratamentos_pp/tumor-do-rim') ?? '');
  expect(section?.fields['problema']).toEqual({ refersTo: keys.get('problemas/tumor-do-rim') });
});

test('nothing of the demo is lost, and only links to pages that the old service did not keep are told', () => {
  expect(
    notes.filter(({ kind, detail }) => kind !== 'unknownPath' || !/(?:eventos|events|agradecimento|thank-you)\//.test(detail)),
  ).toEqual([]);
});
