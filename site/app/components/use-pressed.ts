import { type SubmitEventHandler, useEffect, useState } from 'react';
import { whenBroughtBack } from './when-brought-back.ts';

/** Which of a form's buttons was pressed, by its value: until the answer comes, or one goes back, it takes no second press. */
export function usePressed() {
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => whenBroughtBack(() => setPressed(null)), []);
  const onSubmit: SubmitEventHandler = ({ nativeEvent: { submitter } }) => {
    // Only remembered: the button must keep its name and value until the form has left.
    setTimeout(() => setPressed(submitter?.getAttribute('value') ?? ''));
  };
  return { pressed, onSubmit };
}
