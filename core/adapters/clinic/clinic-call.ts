/** A call as it is sent. Its variables and its response exist only in the types. */
export type ClinicCall<Answer, Variables> = {
  name: string;
  text: string;
  types?: (variables: Variables) => Answer;
};
