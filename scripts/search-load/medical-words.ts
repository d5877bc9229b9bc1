/** The commonest first. */
export const medicalWords =
  `próstata urina bexiga rim cirurgia tratamento exame consulta médico doença sintomas dor cancro tumor sangue análise
  incontinência medicamentos recuperação hospital biópsia ecografia ressonância laser radioterapia hiperplasia benigna infeção febre
  vigilância uretra ureter cateter pedra cálculo litíase cólica renal hematúria cistoscopia urologista prolapso pélvico pavimento
  robótica laparoscópica endoscópica braquiterapia crioterapia recidiva PSA ejaculação ereção disfunção prostatite fimose varicocelo`.split(
    /\s+/,
  );
