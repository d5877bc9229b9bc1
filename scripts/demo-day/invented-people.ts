import type { PatientAnswers } from '@clinic/core/booking/model/booking';

const men = `Adelino Belmiro Cândido Domingos Elísio Firmino Gaspar Humberto Inácio Jacinto Laurindo Marçal Norberto Olegário Plácido
  Quintino Rogério Serafim Teófilo Urbano Valdemar Xavier Zeferino`.split(/\s+/);
const women = 'Adosinda Benvinda Celeste Deolinda Ermelinda Felismina Gracinda Hermínia Idalina Leopoldina'.split(' ');
const names = [...men, ...women];

/** Everybody is called Exemplo and lives at exemplo.pt; the same number is always the same person. */
export function inventedPerson(number: number): PatientAnswers {
  const [place, round] = [number % names.length, Math.floor(number / names.length)];
  const first = names[place] ?? 'Adelino';
  const isWoman = place >= men.length;
  const plain = first.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return {
    name: round === 0 ? `${first} Exemplo` : `${first} Exemplo ${['Novo', 'Velho', 'Maior', 'Menor'][round % 4]}`,
    email: `${plain}${round || ''}@exemplo.pt`,
    phone: `91000${String(1000 + number).slice(-4)}`,
    birthDate: `${1938 + ((number * 7) % 45)}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + ((number * 5) % 28)).padStart(2, '0')}`,
    gender: isWoman ? 'feminino' : 'masculino',
    ...{ vat: null, nSNS: null, nCC: null, profession: '', note: '' },
  };
}

/** Between 0 and 1, the same for the same number at every start. */
export const chance = (number: number): number => {
  const spread = Math.sin(number * 12.9898) * 43758.5453;
  return spread - Math.floor(spread);
};
