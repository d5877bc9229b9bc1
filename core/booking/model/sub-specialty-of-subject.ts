import type { SubSpecialty } from './sub-specialties.ts';

/** The sub-specialty to preselect, by the last part of a page's Portuguese path. */
const known: Readonly<Record<string, SubSpecialty>> = {
  'hiperplasia-benigna-da-prostata': 'benignProstateEnlargement',
  'fluxometria-urinaria': 'benignProstateEnlargement',
  'cancro-da-prostata': 'prostateCancer',
  'exame-do-psa': 'prostateCancer',
  'biopsia-prostatica': 'prostateCancer',
  'biopsia-prostatica-de-fusao': 'prostateCancer',
  'ressonancia-multiparametrica-da-prostata': 'prostateCancer',
  'ecografia-da-prostata': 'otherProstateProblems',
  'toque-rectal': 'checkUp',
  'incontinencia-urinaria': 'urinaryIncontinence',
  'incontinencia-urinaria-masculina': 'urinaryIncontinence',
  'incontinencia-urinaria-feminina': 'femaleUrology',
  'estudo-urodinamico-completo': 'urinaryIncontinence',
  'prolapsos-de-orgaos-pelvicos': 'femaleUrology',
  'litiase-e-colica-renal': 'kidneyStones',
  'sangue-na-urina-hematuria': 'generalUrology',
  'cistoscopia-e-uretrocistoscopia': 'generalUrology',
  'tumor-da-bexiga': 'generalUrology',
  'tumor-do-rim': 'generalUrology',
};

/** That of the first known subject; null if none is known. */
export function subSpecialtyOf(...subjects: readonly string[]): SubSpecialty | null {
  const telling = subjects.find((subject) => Object.hasOwn(known, subject));
  return (telling && known[telling]) || null;
}
