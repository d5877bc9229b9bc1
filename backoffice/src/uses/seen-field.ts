/**
 * Under this name a save brings the digest of the uses that were shown before a withdrawal was planned: the form's, or that of a program
 * that acts for an editor. It is part of the request and of no document.
 */
export const seenField = 'usos_vistos';
