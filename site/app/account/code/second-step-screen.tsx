import type { ScreenProblem } from '../parts/screen-problem.ts';
import { AppCode } from './app-code.tsx';
import { EmailedCode } from './emailed-code.tsx';
import type { SecondStepView } from './second-step-view.ts';

/** One field, whatever the code opens and wherever it comes from. */
export function SecondStepScreen({ view, problems }: { view: SecondStepView; problems: ScreenProblem[] }) {
  return view.by === 'email' ? <EmailedCode view={view} problems={problems} /> : <AppCode purpose={view.purpose} problems={problems} />;
}
