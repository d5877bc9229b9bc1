/** Everything the wizard says about an answer that is missing or wrong; each is the key of its text. */
export const bookingMessages = [
  'selectConsultationType',
  'selectSpecialty',
  'selectOption',
  'selectProfessional',
  'selectDate',
  'selectTime',
  'nameRequired',
  'emailRequired',
  'emailInvalid',
  'phoneRequired',
  'phoneInvalid',
  'birthDateRequired',
  'birthDateInvalid',
  'genderRequired',
  'genderInvalid',
  'mbwayPhoneRequired',
  'mbwayPhoneInvalid',
  'consentRequired',
] as const;
export type BookingMessage = (typeof bookingMessages)[number];

/** About numbers that nobody has to give: said only where one was given that cannot be right. */
export type OptionalNumberMessage = 'vatNotValid' | 'snsNumberInvalid' | 'citizenCardInvalid';

/** Whoever has no e-mail gets everything as a text message, so the number must be one that takes them. */
export type NoEmailMessage = 'mobileRequired';

/** What is wrong, and where: the list of errors leads to the field. */
export type FieldProblem<Field extends string = string> = { field: Field; kind: BookingMessage | OptionalNumberMessage | NoEmailMessage };
