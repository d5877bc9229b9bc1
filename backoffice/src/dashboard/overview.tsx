import type { I18nClient } from '@payloadcms/translations';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { labelIn } from '../language/label.ts';
import { untilPublished } from '../publishing/until-published.ts';
import { readStatus } from '../status/read-status.ts';
import { statusSentence } from '../status/status-sentence.ts';
import { DemonstrationNote } from './demonstration-note.tsx';
import { greeting } from './greeting.ts';
import { OverviewFoot } from './overview-foot.tsx';
import { OverviewPart } from './overview-part.tsx';
import { OverviewRead } from './overview-read.tsx';
import { OverviewWaiting, waitingIn } from './overview-waiting.tsx';
import { creations, overviewWords } from './overview-words.ts';
import { readDemonstration } from './read-demonstration.ts';
import { type OverviewPartName, overviewParts, readOverview } from './read-overview.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

/** The editors' start page: what needs them today. Payload shows such a view to anybody, so it asks who is there itself. */
export async function EditorOverview({ i18n, payload, user }: Props) {
  const role = roleOf(user);
  if (role !== 'admin' && role !== 'editor') return null;
  const language = i18n.language;
  const req = await createLocalReq(user ? { user } : {}, payload);
  req.i18n.language = language === 'en' ? 'en' : 'pt';
  const [overview, status, demonstration] = await Promise.all([
    readOverview(req),
    readStatus(payload, new Date()),
    untilPublished(req, `demonstration ${req.i18n.language}`, () => readDemonstration(req)),
  ]);
  const waiting = waitingIn(overview);
  const isQuiet = (part: OverviewPartName): boolean => part !== 'drafts' && overview[part].length === 0;
  const shown = overviewParts.filter((part) => part !== 'read' && !isQuiet(part));
  return (
    <section className="overview" aria-labelledby="overview-title">
      <Head name={user?.nome ?? ''} count={waiting.length} language={language} />
      {demonstration && <DemonstrationNote {...demonstration} language={language} />}
      <OverviewWaiting waiting={waiting} language={language} />
      <div className="overview__parts">
        {shown.map((part) => (
          <OverviewPart key={part} part={part} lines={overview[part]} language={language} />
        ))}
        {overview.read.length > 0 && <OverviewRead lines={overview.read} language={language} />}
      </div>
      <OverviewFoot
        overview={overview}
        status={statusSentence(status, language)}
        quiet={overviewParts.filter(isQuiet)}
        language={language}
      />
    </section>
  );
}

function Head({ name, count, language }: { name: string; count: number; language: string }) {
  const waits = count === 0 ? overviewWords.none : count === 1 ? overviewWords.one : overviewWords.many;
  return (
    <header className="overview__head">
      <div>
        <h1 id="overview-title">{labelIn(language, greeting(new Date())).replace('{name}', () => name)}</h1>
        <p>{labelIn(language, waits).replace('{count}', String(count))}</p>
      </div>
      <p className="overview__create">
        <span>{labelIn(language, overviewWords.create)}</span>
        {creations.map(({ slug, name: what }) => (
          <a key={slug} className="desk-button" href={`/admin/collections/${slug}/create`}>
            {labelIn(language, what)}
          </a>
        ))}
      </p>
    </header>
  );
}
