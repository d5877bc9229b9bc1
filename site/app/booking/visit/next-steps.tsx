import { MbwayOver, MbwayWaiting } from './mbway.tsx';
import { Multibanco } from './multibanco.tsx';
import { Cancelled, Failed, Moved, NeedsPerson, NotPaid, Past, SlotTaken } from './no-visit.tsx';
import { OnTheDay } from './on-the-day.tsx';
import type { NearSlot } from './read-visit.server.ts';
import type { VisitProblem } from './send-visit.server.ts';
import type { Offset } from './use-visit-poll.ts';
import type { VisitView } from './visit-view.ts';
import { Waiting } from './waiting.tsx';

type Props = { view: VisitView; nearest: NearSlot[]; problem: VisitProblem | null; offsetMs: Offset };

/** Under the heading: what the patient can do now. */
export function NextSteps({ view, nearest, problem, offsetMs }: Props) {
  const { state } = view;
  switch (state.kind) {
    case 'received':
    case 'preparing':
    case 'checking':
      return <Waiting kind={state.kind} isMove={view.oldVisit !== null} />;
    case 'multibanco':
      return <Multibanco {...{ view, state, problem, offsetMs }} />;
    case 'mbway':
      return <MbwayWaiting {...{ view, state, problem, offsetMs }} />;
    case 'mbwayOver':
      return <MbwayOver {...{ view, state, problem }} />;
    case 'scheduled':
    case 'confirmed':
      return <OnTheDay {...view.visit} />;
    case 'past':
      return <Past />;
    case 'notPaid':
      return <NotPaid />;
    case 'cancelled':
      return <Cancelled refundCents={state.refundCents} />;
    case 'moved':
      return <Moved to={view.newVisit} />;
    case 'slotTaken':
      return <SlotTaken nearest={nearest} oldVisit={view.oldVisit} />;
    case 'failed':
      return <Failed reason={state.reason} oldVisit={view.oldVisit} />;
    case 'conflict':
      return <NeedsPerson oldVisit={view.oldVisit} />;
    case 'delayed':
      return <NeedsPerson oldVisit={null} />;
    case 'needsReview':
      return <NeedsPerson oldVisit={null} promisesCall />;
    default:
      return state satisfies never;
  }
}
