/**
 * What a drawing may not carry. Labels are live text beside it, so they can be read aloud, enlarged and translated; and a drawing that
 * fetches something would show a hole where the page may load nothing from elsewhere.
 */
const forbidden = [
  { fault: 'text inside: labels belong in pictures.yaml', pattern: /<(?:text|tspan|textPath|foreignObject)[\s>]/i },
  { fault: 'a raster picture inside', pattern: /<(?:image|feImage)[\s>]|data:image\//i },
  { fault: 'a script inside', pattern: /<script[\s>]|\son[a-z]+\s*=/i },
  { fault: 'a reference to the outside', pattern: /href\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import/i },
];

export const faultsInside = (svg: string): string[] => forbidden.filter(({ pattern }) => pattern.test(svg)).map(({ fault }) => fault);
