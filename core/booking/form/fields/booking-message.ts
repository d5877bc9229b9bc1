/** All messages of the wizard about a missing or wrong answer; each is the key of its text. */
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

/** About optional numbers: shown only if one was typed that cannot be right. */
export type OptionalNumberMessage = 'vatNotValid' | 'snsNumberInvalid' | 'citizenCardInvalid';

/** Without an e-mail everything is sent by text message, so the number must be a mobile. */
export type NoEmailMessage = 'mobileRequired';

/** An earlier hour is wished for, and not said which. */
export type WishMessage = 'earlierIncomplete';

/** What is wrong, and where: the list of errors links to the field. */
export type FieldProblem<Field extends string = string> = {
  field: Field;
  kind: BookingMessage | OptionalNumberMessage | NoEmailMessage | WishMessage;
};
