import { z } from 'zod';
import { signInToLoad } from './sign-in.ts';

const found = z.object({ docs: z.array(z.object({ id: z.number(), excerto: z.string() })) });
/** A page that the demo's doctor reviews. */
const slug = 'sangue-na-urina-hematuria';
const additions = [
  { locale: 'pt', sentence: 'Se aparecerem coágulos ou não conseguir urinar, vá já à urgência.' },
  { locale: 'en', sentence: 'If you pass clots or cannot pass urine, go to A&E at once.' },
] as const;

/** An editor has changed a clinical sentence and asked the doctor to look at it. A second call changes nothing. */
export async function requestMedicalReview(backOfficeUrl: string, password: string): Promise<void> {
  const { backOffice } = await signInToLoad(backOfficeUrl, { email: 'editor@exemplo.pt', password });
  const read = async (locale: string) => {
    const query = `where[slug.pt][equals]=${slug}&locale=${locale}&draft=true&limit=1&depth=0`;
    const [page] = found.parse(await backOffice('GET', `/api/problemas?${query}`)).docs;
    if (!page) throw new Error(`the demo has no page ${slug}`);
    return page;
  };
  let asksFor: number | undefined;
  for (const { locale, sentence } of additions) {
    const { id, excerto } = await read(locale);
    if (excerto.includes(sentence)) continue;
    await backOffice('PATCH', `/api/problemas/${id}?locale=${locale}&draft=true`, { excerto: `${excerto} ${sentence}` });
    asksFor = id;
  }
  if (asksFor !== undefined) await backOffice('POST', `/api/revisao/problemas/${asksFor}/pedir`, {});
}
