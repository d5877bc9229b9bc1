const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Stored for a browser that does not say what it is; nobody reads it so: `device-in-words.ts`. */
export const unnamedDevice = '?';

const firstOf = (list: [RegExp, string][], agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1];

/** Enough for a person to know their own computer again: “Chrome · Windows”. */
export function deviceNameOf(headers: Headers): string {
  const agent = headers.get('user-agent') ?? '';
  return [firstOf(browsers, agent), firstOf(systems, agent)].filter((part) => part !== undefined).join(' · ') || unnamedDevice;
}
