/** All words that may appear in a mail without disclosing an illness. A list of forbidden words could never be complete. */
const plainWords = new Set(
  `a à ao às com da das de do dos e em na no o os ou para por
  primeira segunda seguinte nova consulta consultas visita opinião revisão seguimento rotina avaliação
  online vídeo videochamada presencial clínica médica médico doutor doutora
  folha preparação como se preparar antes depois exame exames análise análises instruções
  an and at before by first follow follow-up for how in new of on or second the to with your
  appointment appointments clinic consultation doctor exam in-person instructions opinion preparation prepare remote review routine sheet test tests
  up video visit`
    .split(/\s+/)
    .filter(Boolean),
);

/** Names given in the back office may be “Consulta de andrologia”: such a name appears only on the visit's page, behind its signed link. */
export const discreet = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s,.:()/]+/)
    .filter(Boolean)
    .every((word) => plainWords.has(word));
