import { label } from '../language/label.ts';
import { leafAt, type PublishError, type PublishRule } from './publish-rule.ts';

const noReviewer = label('Indique quem reviu esta página.', 'Say who has reviewed this page.');
const noDate = label('Indique a data da revisão.', 'Give the date of the review.');
const hiddenReviewer = label(
  'Esta pessoa ainda não está publicada na equipa: os leitores não a veriam.',
  'This person is not published in the team yet: readers would not see them.',
);

/** Medical information carries the name of who checked it and when. */
export const reviewRule: PublishRule = async (publication) => {
  const [reviewer, date] = [leafAt(publication, 'revisor'), leafAt(publication, 'data_revisao')];
  const refusals: PublishError[] = [];
  if (reviewer && !reviewer.value) refusals.push({ path: 'revisor', place: reviewer.place, message: noReviewer });
  else if (reviewer) {
    const { req } = publication;
    const where = { and: [{ id: { equals: reviewer.value } }, { _status: { equals: 'published' } }] };
    const { totalDocs } = await req.payload.db.count({ collection: 'equipa', req, where });
    if (totalDocs === 0) refusals.push({ path: 'revisor', place: reviewer.place, message: hiddenReviewer });
  }
  if (date && !date.value) refusals.push({ path: 'data_revisao', place: date.place, message: noDate });
  return refusals;
};
