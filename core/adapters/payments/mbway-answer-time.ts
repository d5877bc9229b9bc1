/** How long the request stays on the patient's phone; the MB WAY network withdraws it after that. */
const questionMinutes = 4;

export const answerBy = (askedAt: Date, expiresAt: Date): Date =>
  new Date(Math.min(askedAt.getTime() + questionMinutes * 60_000, expiresAt.getTime()));
