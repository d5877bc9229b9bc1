import { parseArgs } from 'node:util';

export type BenchOptions = { processes: number[]; documents: number[]; bookings: number[]; seconds: number; perSecond: number };

const numbers = (list: string): number[] =>
  list
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const number = Number(word);
      if (!Number.isInteger(number) || number < 1) throw new RangeError(`not a number of anything: ${word}`);
      return number;
    });

/** `pnpm bench --processes 1,2,4 --documents 100,10000 --bookings 100,100000 --seconds 20 --rate 1000`; an empty list leaves its part out. */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args: args.filter((word) => word !== '--'),
    options: {
      processes: { type: 'string', default: '1,2,4' },
      documents: { type: 'string', default: '100' },
      bookings: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '20' },
      rate: { type: 'string', default: '1000' },
    },
  });
  const [seconds = 20] = numbers(values.seconds);
  const [perSecond = 1_000] = numbers(values.rate);
  return {
    ...{ processes: numbers(values.processes), documents: numbers(values.documents), bookings: numbers(values.bookings) },
    seconds,
    perSecond,
  };
}
