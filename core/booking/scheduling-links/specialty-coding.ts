type CodedSpecialty = { coding?: { system: string; code: string; display: string }[]; text: string };

/** SNOMED CT, by the name under which the clinic keeps a specialty. One that is missing here has no code that we are certain of. */
const snomed: Readonly<Record<string, { code: string; display: string }>> = {
  Anestesiologia: { code: '394577000', display: 'Anesthetics' },
  Fisioterapia: { code: '722138006', display: 'Physiotherapy' },
  Ginecologia: { code: '394586005', display: 'Gynecology' },
  'Medicina Geral e Familiar': { code: '394814009', display: 'General practice' },
  Nefrologia: { code: '394589003', display: 'Nephrology' },
  'Oncologia Médica': { code: '394593009', display: 'Medical oncology' },
  Radiologia: { code: '394914008', display: 'Radiology' },
  Radioncologia: { code: '419815003', display: 'Radiation oncology' },
  Urologia: { code: '394612005', display: 'Urology' },
};

/** A specialty without a code is told in the clinic's word alone: a wrong code would list somebody where nobody looks for them. */
export function specialtyCoding(name: string): CodedSpecialty {
  const known = Object.hasOwn(snomed, name) ? snomed[name] : undefined;
  return { ...(known && { coding: [{ system: 'http://snomed.info/sct', ...known }] }), text: name };
}
