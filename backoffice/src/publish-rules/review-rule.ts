import { label } from '../language/label.ts';
import { leafAt, type PublishError, type PublishRule } from './publish-rule.ts';

const noReviewer = label('Indique quem revê esta página.', 'Say who reviews this page.');
const hiddenReviewer = label(
  'Esta pessoa ainda não está publicada na equipa: os leitores não a veriam.',
  'This person is not published in the team yet: readers would not see them.',
);

/** Somebody answers for medical information. Readers see the name once that doctor has signed: see `medical-review`. */
export const reviewRule: PublishRule = async (publication) => {
  const reviewer = leafAt(publication, 'revisor');
  const refusals: PublishError[] = [];
  if (reviewer && !reviewer.value) refusals.push({ path: 'revisor', place: reviewer.place, message: noReviewer });
  else if (reviewer) {
    const { req } = publication;
    const where = { and: [{ id: { equals: reviewer.value } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };
    const { totalDocs } = await req.payload.db.count({ collection: 'equipa', req, where });
    if (totalDocs === 0) refusals.push({ path: 'revisor', place: reviewer.place, message: hiddenReviewer });
  }
  return refusals;
};
