// One file per family, so that a page with twenty icons asks once.
const symbol = ([name, svg]) => {
  const [, attributes, inside] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg);
  const kept = attributes.replace(/\s(?:xmlns|width|height)="[^"]*"/g, '');
  return `<symbol id="${name}"${kept}>${inside}</symbol>`;
};
export const spriteOf = (files) => `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(files).map(symbol).join('')}</svg>\n`;

const list = (names, type, files) =>
  `export const ${names} = [\n${Object.keys(files)
    .sort()
    .map((name) => `  '${name}',`)
    .join('\n')}\n] as const;\nexport type ${type} = (typeof ${names})[number];\n`;
export const namesOf = (icons, glyphs) =>
  `// Written by gen/build.mjs.\n${list('iconNames', 'IconName', icons)}\n${list('glyphNames', 'GlyphName', glyphs)}`;
