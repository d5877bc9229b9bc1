/**
 * Which of a problem's two names is read first. What people say is shorter than the medical term ("Pedras nos rins",
 * "Litíase e cólica renal"); where the second text is longer it explains, and follows the name.
 */
export const plainNameFirst = ({ title, plainName }: { title: string; plainName: string }): { name: string; also: string } =>
  plainName && plainName.length < title.length ? { name: plainName, also: title } : { name: title, also: plainName };
