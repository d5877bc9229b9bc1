import { type SubmitEventHandler, useState } from 'react';

/** Which of a form's buttons was pressed, by its value: until the answer comes it takes no second press. */
export function usePressed() {
  const [pressed, setPressed] = useState<string | null>(null);
  const onSubmit: SubmitEventHandler = ({ nativeEvent: { submitter } }) => {
    // Only remembered: the button must keep its name and value until the form has left.
    setTimeout(() => setPressed(submitter?.getAttribute('value') ?? ''));
  };
  return { pressed, onSubmit };
}
