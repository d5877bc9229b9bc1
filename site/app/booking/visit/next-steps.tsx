import { CardOver, CardPage } from './card.tsx';
import { MbwayOver, MbwayWaiting } from './mbway.tsx';
import { Multibanco } from './multibanco.tsx';
import { Cancelled, Failed, NeedsPerson, NotPaid, Past, RefundNotice, SlotTaken } from './no-visit.tsx';
import { OnTheDay } from './on-the-day.tsx';
import type { VisitPage } from './read-visit.server.ts';
import type { VisitProblem } from './send-visit.server.ts';
import type { Offset } from './use-visit-poll.ts';
import { Waiting } from './waiting.tsx';

type Props = Omit<VisitPage, 'moveBack'> & { problem: VisitProblem | null; offsetMs: Offset };

/** Under the heading: what the patient can do now. */
export function NextSteps({ view, oldVisit, nearest, problem, offsetMs }: Props) {
  const { state } = view;
  const old = view.isMove ? { to: oldVisit } : null;
  switch (state.kind) {
    case 'received':
    case 'preparing':
    case 'checking':
    case 'cardAsking':
      return <Waiting kind={state.kind} isMove={view.isMove} />;
    case 'multibanco':
      return <Multibanco {...{ view, state, problem, offsetMs }} />;
    case 'mbway':
      return <MbwayWaiting {...{ view, state, problem, offsetMs }} />;
    case 'mbwayOver':
      return <MbwayOver {...{ view, state, problem }} />;
    case 'card':
      return <CardPage {...{ view, state, problem, offsetMs }} />;
    case 'cardOver':
      return <CardOver {...{ view, state, problem }} />;
    case 'scheduled':
    case 'confirmed':
      return <OnTheDay visit={view.visit} problem={problem} />;
    case 'past':
      return <Past />;
    case 'notPaid':
      return <NotPaid />;
    case 'cancelled':
      return <Cancelled {...state} transferCents={view.transferCents} keptCents={view.keptCents} />;
    case 'refund':
      return <RefundNotice {...state} transferCents={view.transferCents} />;
    case 'slotTaken':
      return <SlotTaken nearest={nearest} old={old} />;
    case 'failed':
      return <Failed reason={state.reason} old={old} />;
    case 'conflict':
      return <NeedsPerson old={old} />;
    case 'delayed':
      return <NeedsPerson old={null} />;
    case 'needsReview':
      return <NeedsPerson old={null} promisesCall reason={state.reason} />;
    default:
      return state satisfies never;
  }
}
