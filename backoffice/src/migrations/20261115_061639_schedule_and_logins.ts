import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."problemas" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."problemas" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_problemas_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_problemas_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."tratamentos_pp" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."tratamentos_pp" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."tratamentos" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."tratamentos" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_tratamentos_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_tratamentos_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."analises_exames" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."analises_exames" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_analises_exames_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_analises_exames_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."equipa" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."equipa" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_equipa_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_equipa_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."artigos_blog" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."artigos_blog" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_artigos_blog_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_artigos_blog_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."categorias_de_blog" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."categorias_de_blog" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_categorias_de_blog_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_categorias_de_blog_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."eventos" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."eventos" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_eventos_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_eventos_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."testemunhos" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."testemunhos" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_testemunhos_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_testemunhos_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."videos" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."videos" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_videos_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_videos_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."artigos" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."artigos" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_artigos_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_artigos_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."paginas" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."paginas" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_paginas_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_paginas_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."landing_pages" ADD COLUMN IF NOT EXISTS "publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."landing_pages" ADD COLUMN IF NOT EXISTS "retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN IF NOT EXISTS "version_publicar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."_landing_pages_v" ADD COLUMN IF NOT EXISTS "version_retirar_em" timestamp(3) with time zone;
  ALTER TABLE "cms"."utilizadores" DROP COLUMN IF EXISTS "login_attempts";
  ALTER TABLE "cms"."utilizadores" DROP COLUMN IF EXISTS "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."problemas" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."problemas" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_problemas_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_problemas_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."tratamentos_pp" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."tratamentos_pp" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_tratamentos_pp_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_tratamentos_pp_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."tratamentos" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."tratamentos" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_tratamentos_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_tratamentos_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."analises_exames" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."analises_exames" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_analises_exames_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_analises_exames_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."equipa" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."equipa" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_equipa_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_equipa_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."artigos_blog" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."artigos_blog" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_artigos_blog_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_artigos_blog_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."categorias_de_blog" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."categorias_de_blog" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_categorias_de_blog_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_categorias_de_blog_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."eventos" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."eventos" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_eventos_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_eventos_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."testemunhos" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."testemunhos" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_testemunhos_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_testemunhos_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."videos" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."videos" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_videos_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_videos_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."artigos" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."artigos" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_artigos_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_artigos_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."paginas" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."paginas" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_paginas_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_paginas_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN IF EXISTS "publicar_em";
  ALTER TABLE "cms"."landing_pages" DROP COLUMN IF EXISTS "retirar_em";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN IF EXISTS "version_publicar_em";
  ALTER TABLE "cms"."_landing_pages_v" DROP COLUMN IF EXISTS "version_retirar_em";
  ALTER TABLE "cms"."utilizadores" ADD COLUMN IF NOT EXISTS "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "cms"."utilizadores" ADD COLUMN IF NOT EXISTS "lock_until" timestamp(3) with time zone;`)
}
