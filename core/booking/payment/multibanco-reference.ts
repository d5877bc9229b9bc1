type Reference = { entity: string; reference: string; amountCents: number };

const lastTwo = (entity: string, sequence: string, amountCents: number): string => {
  const digits = `${entity}${sequence}${String(amountCents).padStart(8, '0')}`;
  return String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0');
};

/** The nine digits that a patient types at a cash machine: seven chosen by the payee and two check digits over them, payee and amount. */
export const multibancoReference = (entity: string, sequence: string, amountCents: number): string =>
  `${sequence}${lastTwo(entity, sequence, amountCents)}`;

/** Whether the check digits fit: a cash machine would reject a wrong digit, payee or amount. */
export function hasRightCheckDigits({ entity, reference, amountCents }: Reference): boolean {
  const isWellFormed = /^\d{5}$/.test(entity) && /^\d{9}$/.test(reference) && Number.isInteger(amountCents) && amountCents >= 0;
  return isWellFormed && multibancoReference(entity, reference.slice(0, 7), amountCents) === reference;
}
