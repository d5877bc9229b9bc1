/** Collections whose documents have an address: what a menu may point to and what the address list holds. */
export const documentSlugs = [
  'problemas',
  'tratamentos_pp',
  'tratamentos',
  'analises_exames',
  'equipa',
  'artigos_blog',
  'landing_pages',
  'agradecimentos',
  'eventos',
  'paginas',
] as const;
