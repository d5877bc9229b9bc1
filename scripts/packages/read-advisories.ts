type Advisory = { module_name: string; severity: string; title: string; url: string };

export type AuditResult = { asked: false; why: string } | { asked: true; serious: string[]; others: number };

/** What must be mended within days: docs/incident.md. */
const serious = ['high', 'critical'];

/** What `pnpm audit --json` printed. A registry that does not answer is neither good news nor bad news. */
export function readAdvisories(printed: string): AuditResult {
  const advisories = advisoriesIn(printed);
  if (!advisories)
    return {
      asked: false,
      why:
        printed
          .replaceAll(/\(?at https?:\S+|\s+/g, ' ')
          .trim()
          .slice(0, 120) || 'nothing was answered',
    };
  const all = Object.values(advisories);
  const found = all.filter(({ severity }) => serious.includes(severity));
  const lines = found.map(({ module_name, severity, title, url }) => `${severity}: ${module_name}, ${title} (${url})`);
  return { asked: true, serious: lines, others: all.length - found.length };
}

function advisoriesIn(printed: string): Record<string, Advisory> | undefined {
  try {
    const { advisories } = JSON.parse(printed) as { advisories?: Record<string, Advisory> };
    return typeof advisories === 'object' && advisories !== null ? advisories : undefined;
  } catch {
    return undefined;
  }
}
