import tokens from '../design/tokens.css?raw';

export type ColourToken = { name: string; hex: string; onWhite: number };

const plain = tokens.slice(0, tokens.indexOf('@media'));

/** The plain colours, with their contrast against white: 4.5 and more may be text, 3 and more a border. */
export const colourTokens: ColourToken[] = [...plain.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name = '', hex = '']) => ({
  name,
  hex,
  onWhite: Math.round((1.05 / (luminance(hex) + 0.05)) * 10) / 10,
}));

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
