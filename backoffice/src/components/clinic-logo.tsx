import type { Payload } from 'payload';

/** The name as visitors read it; before anybody has filled it in, what this place is. */
export async function ClinicLogo({ payload }: { payload: Payload }) {
  const { nome } = await payload.findGlobal({ slug: 'definicoes', depth: 0 });
  return <span className="clinic-logo">{nome || 'Gestão do site'}</span>;
}
