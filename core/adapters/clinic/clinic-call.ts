/** A call as it is sent. What it takes and answers is known to the types alone. */
export type ClinicCall<Answer, Variables> = {
  name: string;
  text: string;
  types?: (variables: Variables) => Answer;
};
