/** How long the question stays on the patient's phone; the network behind MB WAY takes it back after that. */
const questionMinutes = 4;

export const answerBy = (askedAt: Date, expiresAt: Date): Date =>
  new Date(Math.min(askedAt.getTime() + questionMinutes * 60_000, expiresAt.getTime()));
