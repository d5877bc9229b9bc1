import type { Locale } from '../../kernel/locale.ts';

/** The clinic keeps its specialties in Portuguese only. */
const english: Readonly<Record<string, string>> = {
  Andrologia: 'Andrology',
  Anestesiologia: 'Anaesthesiology',
  Enfermagem: 'Nursing',
  Fisioterapia: 'Physiotherapy',
  Ginecologia: 'Gynaecology',
  'Medicina Geral e Familiar': 'General practice',
  Nefrologia: 'Nephrology',
  'Oncologia Médica': 'Medical oncology',
  Radiologia: 'Radiology',
  Radioncologia: 'Radiation oncology',
  'Reabilitação do pavimento pélvico': 'Pelvic floor rehabilitation',
  Sexologia: 'Sexual medicine',
  Uroginecologia: 'Urogynaecology',
  Urologia: 'Urology',
};

/** A specialty without a translation is left out: the doctor's name is enough. */
export function specialtyName(name: string, locale: Locale): string {
  if (locale === 'pt') return name;
  return Object.hasOwn(english, name) ? (english[name] ?? '') : '';
}
