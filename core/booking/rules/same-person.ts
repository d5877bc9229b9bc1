export type Person = { name: string; birthDate: string; vat: string };

const firstName = (name: string) => (name.trim().split(/\s+/)[0] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether the details still are those of the patient who was proven. A man may correct his own name, date or number, one of the
 * three; whoever changes more is writing about his wife, and her visit must not end up in his record.
 */
export function isSamePerson(proven: Person, answered: Person): boolean {
  const agreeing = [
    firstName(proven.name) === firstName(answered.name),
    proven.birthDate === answered.birthDate,
    // A number that one of the two does not have says nothing; then the other two must agree.
    proven.vat !== '' && proven.vat === answered.vat,
  ];
  return agreeing.filter(Boolean).length >= 2;
}
