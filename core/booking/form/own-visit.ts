import type { DraftFields, FieldName } from './steps.ts';

/** The answers that make a visit: what it is for, where, with whom and when. */
export const visitFields = ['subSpecialty', 'typeId', 'mode', 'doctorId', 'slot'] as const satisfies readonly FieldName[];

/** Whether the visitor came with a reason, a type, a doctor or an hour that is not that of the last visit. */
export const namesOwnVisit = (fields: DraftFields, known: DraftFields): boolean =>
  visitFields.some((name) => name !== 'mode' && Boolean(fields[name]) && fields[name] !== known[name]);

/** The visit that the visitor came with; empty where it is that of the last time. */
export const ownVisit = (fields: DraftFields, known: DraftFields): DraftFields =>
  Object.fromEntries(
    visitFields.map((name) => [name, namesOwnVisit(fields, known) && fields[name] !== known[name] ? (fields[name] ?? '') : '']),
  );

/** What is known, to begin a draft with: who comes with a visit of their own does not get the last one's type or doctor beside it. */
export function knownBeside(fields: DraftFields, known: DraftFields): DraftFields {
  if (!namesOwnVisit(fields, known)) return known;
  return Object.fromEntries(Object.entries(known).filter(([name]) => !visitFields.some((field) => field === name)));
}

/**
 * A page that leads into the wizard says anew what the visit is for: an exam, a doctor or an hour that was chosen before, and the last
 * visit's answers, give way to it. Other answers stay.
 */
export function replacedVisit(draft: { fields: DraftFields; known: DraftFields }, page: DraftFields): DraftFields {
  const { fields, known } = draft;
  const namesSubject = Boolean(page.subSpecialty ?? page.typeId);
  const isOutdated = (name: (typeof visitFields)[number]) =>
    name === 'typeId' ||
    name === 'slot' ||
    (name === 'subSpecialty' && fields.typeId) ||
    (name === 'doctorId' && namesSubject) ||
    fields[name] === known[name];
  const outdated = visitFields.filter((name) => fields[name] && isOutdated(name));
  return { ...Object.fromEntries(outdated.map((name) => [name, ''])), ...page };
}
