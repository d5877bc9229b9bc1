import { label } from '../language/label.ts';
import { signaturesOf } from '../medical-review/signatures.ts';
import { leafAt, type PublishRule } from './publish-rule.ts';

const signedBefore = label(
  'Um médico já assinou este artigo: continua a ser de tema médico. Pode retirá-lo do site, ou duplicá-lo e publicar o novo.',
  'A doctor has signed this article: it stays on a medical subject. You can withdraw it, or duplicate it and publish the new one.',
);

/** What a doctor has read as medicine does not lose the mark “under review” by a switch beside the changed words. */
export const medicalThemeRule: PublishRule = async (publication) => {
  const { slug, id, req } = publication;
  const theme = leafAt(publication, 'tema_medico');
  if (theme?.value !== false || id === undefined) return [];
  const signatures = await signaturesOf(req, { collection: slug, id: String(id) });
  return signatures.length > 0 ? [{ path: 'tema_medico', place: theme.place, message: signedBefore }] : [];
};
