/**
 * A QR code of one size (version 10, correction level M: 57 × 57, up to 213 bytes), which is what the address of a code app needs; see
 * ISO/IEC 18004. The secret in it must not travel to a service that draws it, and it is the only QR code here.
 */
const size = 57;
const blocks = [43, 43, 43, 43, 44];
const correctionPerBlock = 26;
const dataBytes = blocks.reduce((sum, length) => sum + length, 0);
const alignment = [6, 28, 50];
const versionBits = 0b001010010011010011;
/** Level M with mask 0, with its own correction bits. */
const formatBits = 0b101010000010010;

const exponents: number[] = [];
const logarithms: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = value;
  logarithms[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0);

/** The divisor of Reed and Solomon, highest power first. */
let divisor = [1];
for (let power = 0; power < correctionPerBlock; power++) {
  const last = divisor;
  divisor = [...last, 0].map((coefficient, index) => coefficient ^ times(last[index - 1] ?? 0, exponents[power] ?? 0));
}

function correctionOf(block: readonly number[]): number[] {
  const rest = [...block, ...Array<number>(correctionPerBlock).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at] ?? 0;
    for (const [index, coefficient] of divisor.entries()) rest[at + index] = (rest[at + index] ?? 0) ^ times(coefficient, factor);
  }
  return rest.slice(block.length);
}

/** Byte mode, the length in sixteen bits, the bytes, an end, and the padding that the standard names. */
function dataOf(text: Buffer): number[] {
  const nibbles = [
    4,
    ...[12, 8, 4, 0].map((shift) => (text.length >> shift) & 15),
    ...[...text].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const bytes = Array.from({ length: nibbles.length / 2 }, (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0));
  const padding = Array.from({ length: dataBytes - bytes.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11));
  return [...bytes, ...padding];
}

/** First bytes of all blocks, second bytes of all blocks, and so on. */
const interleaved = (parts: readonly number[][]): number[] =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();

function codewordsOf(text: Buffer): number[] {
  const data = dataOf(text);
  const startOf = (block: number) => blocks.slice(0, block).reduce((sum, length) => sum + length, 0);
  const parts = blocks.map((length, block) => data.slice(startOf(block), startOf(block) + length));
  return [...interleaved(parts), ...interleaved(parts.map(correctionOf))];
}

type Grid = (boolean | undefined)[][];
const set = (grid: Grid, row: number, column: number, isDark: boolean): void => {
  const line = grid[row];
  if (line && column >= 0 && column < size) line[column] = isDark;
};

function drawFinder(grid: Grid, row: number, column: number): void {
  for (let y = -4; y <= 4; y++)
    for (let x = -4; x <= 4; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y));
      set(grid, row + y, column + x, ring !== 2 && ring !== 4);
    }
}

function drawAlignment(grid: Grid): void {
  for (const row of alignment)
    for (const column of alignment) {
      // Where a finder is, there is none.
      if (grid[row]?.[column] !== undefined && (row !== 6 || column !== 28) && (row !== 28 || column !== 6)) continue;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(grid, row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
}

function drawFixed(grid: Grid): void {
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawFinder(grid, row, column);
  for (let at = 8; at < size - 8; at++) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  drawAlignment(grid);
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((versionBits >> bit) & 1) === 1;
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(grid, near, far, isDark);
    set(grid, far, near, isDark);
  }
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((formatBits >> bit) & 1) === 1;
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const along = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    set(grid, down, 8, isDark);
    set(grid, 8, along, isDark);
  }
  set(grid, size - 8, 8, true);
}

/** Up and down in strips of two, from the right, around what is already there; every second module of data is turned over. */
function drawData(grid: Grid, codewords: readonly number[]): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (grid[row]?.[column] !== undefined) continue;
        const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(grid, row, column, isDark !== ((row + column) % 2 === 0));
        bit += 1;
      }
  }
}

/** Rows of modules, dark ones true; null where the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = Buffer.from(text);
  if (bytes.length > dataBytes - 3) return null;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  drawFixed(grid);
  drawData(grid, codewordsOf(bytes));
  return grid.map((row) => row.map((isDark) => isDark === true));
}

/** One path of an SVG, a unit per module. */
export const qrPath = (modules: readonly boolean[][]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
