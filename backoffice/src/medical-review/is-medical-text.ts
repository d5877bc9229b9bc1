/** Whether readers are told who has read it, or that nobody has. Of an article an editor says that it is not about medicine. */
export const isMedicalText = (document: Record<string, unknown>): boolean => document['tema_medico'] !== false;
