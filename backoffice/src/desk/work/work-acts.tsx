import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { CallForms } from './call-forms.tsx';
import { ClaimForms } from './claim-forms.tsx';
import { LaterForms } from './later-forms.tsx';
import { WorkHistory } from './work-history.tsx';

type Props = { item: StatedWork; from: 'list' | 'file'; now: Date; language: string };

/** What everybody at the desk can do about any item, and what was done. */
export const WorkActs = ({ item, from, now, language }: Props) => (
  <div className="desk-acts">
    <ClaimForms item={item} from={from} now={now} language={language} />
    {item.subject.kind !== 'alarm' && <CallForms item={item} from={from} now={now} language={language} />}
    <LaterForms item={item} from={from} now={now} language={language} />
    <WorkHistory history={item.history} now={now} language={language} />
  </div>
);
