export type OriginalKind = 'contact' | 'name' | 'text' | 'staffName' | 'clinicNumber' | 'id';
export type Originals = ReturnType<typeof originals>;

const wordsIn = (value: string) => value.split(/\s+/).length;
/** Shorter ones, like a year or the number of a room, stand anywhere. */
const isLongNumber = (value: string) => value.replace(/\D/g, '').length >= 9;
/** Shorter ones are said by many: “Bom dia”, “Quero marcar”. */
const isOwnText = (value: string) => value.length >= 20 && wordsIn(value) > 2;

/** What really occurs, collected before it is replaced: nothing of it may be invented, and nothing of it may be found afterwards. */
export function originals() {
  const all = new Set<string>();
  const of: Record<OriginalKind, Set<string>> = {
    ...{ contact: new Set(), name: new Set(), text: new Set(), staffName: new Set(), clinicNumber: new Set(), id: new Set() },
  };
  return {
    all: all as ReadonlySet<string>,
    clinicNumbers: of.clinicNumber as ReadonlySet<string>,
    add(kind: OriginalKind, value: string | number | null | undefined) {
      const plain = String(value ?? '').trim();
      if (plain === '') return;
      of[kind].add(plain);
      all.add(plain);
    },
    /** What tells of one person wherever it stands: e-mails, numbers, ids and full names. A profession or a first name stands on any page. */
    telling: () => [
      ...[...of.contact].filter((value) => value.includes('@') || isLongNumber(value)),
      ...[...of.contact].flatMap((value) => (/^\d{9}$/.test(value) ? [`351${value}`] : [])),
      ...of.id,
      ...[...of.name].filter((value) => wordsIn(value) > 1),
    ],
    /** What somebody wrote, where it is long enough to be theirs. */
    texts: () => [...of.text].filter(isOwnText),
  };
}
