/** What the README shows of the family, row by row. */
export const selection = [
  ['fachada', 'conversa', 'instalacoes-rececao', 'fora-de-lisboa'],
  ['hiperplasia-benigna-da-prostata', 'tumor-do-rim', 'tumor-da-bexiga', 'litiase-e-colica-renal'],
  ['exame-cistoscopia-e-uretrocistoscopia', 'exame-ressonancia-magnetica-nuclear', 'trat-hbp-laser', 'trat-radioterapia-externa'],
  ['antonio', 'sofia', 'rui', 'beatriz', 'marta', 'tomas', 'ines', 'filipa'].map((name) => `retrato-${name}`),
  ['blog-ajudar-o-pai-a-marcar', 'blog-psa-e-bicicleta', 'blog-vapor-de-agua-para-a-prostata'],
].map((row) => row.map((name) => `${name}.svg`));
