const machine = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|undici/i;

/** Browsers send few different values, so each is looked at once. */
const known = new Map<string, boolean>();
const rememberedValues = 500;

/** Whether a person is probably reading. Who does not say what it is, or says that it is a program, is not counted. */
export function isReader(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const isPerson = !machine.test(userAgent);
  if (known.size < rememberedValues) known.set(userAgent, isPerson);
  return isPerson;
}
