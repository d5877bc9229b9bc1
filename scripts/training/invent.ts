import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { newBookingCode } from '@clinic/core/booking/model/booking-code';

const first =
  `Adelino Belmiro Cândido Domingos Elísio Firmino Gaspar Humberto Inácio Jacinto Laurindo Marçal Norberto Olegário Plácido Quintino
  Rogério Serafim Teófilo Urbano Valdemar Xavier Zeferino Adosinda Benvinda Celeste Deolinda Ermelinda Felismina Gracinda Hermínia Idalina`.split(
    /\s+/,
  );
const last = 'Amieiro Bordalo Carrasqueira Delgadinho Estorninho Falcoeiro Ginjeira Horteloa Juncal Loureda Medronho Nogal'.split(' ');
const sentences = [
  'Texto inventado para o treino.',
  'O texto de quem escreveu não vem para o sistema de treino.',
  'Aqui estava um texto; no treino há só este.',
];
const day = 86_400_000;

/** Under a name that is reserved for examples: no letter ever arrives there. */
export const trainingDomain = 'treino.example';

export type Inventor = ReturnType<typeof inventor>;

/**
 * Values in the place of real ones: the same always becomes the same, so that a person stays one person across all tables, and without the key,
 * which is forgotten, nobody finds the way back. `taken`: what really occurs; nothing that is invented may be somebody's.
 */
export function inventor(key: Buffer, taken: ReadonlySet<string>) {
  const number = (kind: string, value: string, round: number) =>
    createHmac('sha256', key).update(`${kind}\n${round}\n${value}`).digest().readUIntBE(0, 6);
  const made = new Map<string, string>();
  const given = new Set<string>();
  function invent(kind: string, value: string, make: (number: number) => string): string {
    const known = made.get(`${kind}\n${value}`);
    if (known !== undefined) return known;
    for (let round = 0; ; round++) {
      const candidate = make(number(kind, value, round));
      // Two people must not become one.
      if (taken.has(candidate) || given.has(`${kind}\n${candidate}`)) continue;
      made.set(`${kind}\n${value}`, candidate);
      given.add(`${kind}\n${candidate}`);
      return candidate;
    }
  }
  const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T;
  const named = (at: number) => `${of(first, at)} ${of(last, Math.floor(at / 64))} Treino ${(at % 9973) + 1}`;
  const pick = (value: string) => of(sentences, number('words', value, 0));
  return {
    name: (value: string) => invent('name', value.trim(), named),
    staffName: (value: string) => invent('staff', value.trim(), (at) => `${of(first, at)} da Equipa ${(at % 997) + 1}`),
    email: (value: string) => invent('email', value.trim().toLowerCase(), (at) => `pessoa${at % 100_000_000}@${trainingDomain}`),
    /** No number of Portugal begins with 0, which is kept for prefixes: nobody is reached by it, and our own rule takes its nine digits. */
    phone: (value: string) => invent('phone', value, (at) => `0${10_000_000 + (at % 90_000_000)}`),
    /** Those that begin with 39 have not been given out yet. */
    vat: (value: string) => invent('vat', value, (at) => withCheckDigit(`39${String(at % 1_000_000).padStart(6, '0')}`)),
    digits: (value: string) => invent('digits', value, (at) => String(at % 1_000_000_000).padStart(9, '0')),
    /** Eight digits: more are not understood as such a number at the desk. */
    clinicNumber: (value: number) => Number(invent('clinicNumber', String(value), (at) => String(90_000_000 + (at % 10_000_000)))),
    code: (value: string) => invent('code', value, () => newBookingCode(randomInt)),
    orderId: (value: string) => invent('orderId', value, () => randomBytes(6).toString('hex').toUpperCase()),
    providerNumber: (value: string) => invent('provider', value, (at) => String(at % 1_000_000_000).padStart(9, '0')),
    /** Weeks to a year off, so that ages stay about as they are. */
    birthDate: (value: string) => {
      const at = Date.parse(value);
      if (Number.isNaN(at)) return '1950-01-01';
      const away = 21 + (number('birthDate', value, 0) % 340);
      return new Date(at - away * day).toISOString().slice(0, 10);
    },
    words: (value: string) => (value === '' ? '' : pick(value)),
  };
}

/** As `parseNif` reckons it. */
function withCheckDigit(eight: string): string {
  const sum = [...eight].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const rest = 11 - (sum % 11);
  return eight + (rest > 9 ? 0 : rest);
}
