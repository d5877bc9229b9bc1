import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_definicoes_texto_clinico_alterado" AS ENUM('em_revisao', 'so_assinado');
  CREATE TYPE "cms"."enum__definicoes_v_version_texto_clinico_alterado" AS ENUM('em_revisao', 'so_assinado');
  ALTER TABLE "cms"."artigos_blog" ADD COLUMN "tema_medico" boolean DEFAULT true;
  ALTER TABLE "cms"."_artigos_blog_v" ADD COLUMN "version_tema_medico" boolean DEFAULT true;
  ALTER TABLE "cms"."definicoes" ADD COLUMN "texto_clinico_alterado" "cms"."enum_definicoes_texto_clinico_alterado" DEFAULT 'em_revisao';
  ALTER TABLE "cms"."_definicoes_v" ADD COLUMN "version_texto_clinico_alterado" "cms"."enum__definicoes_v_version_texto_clinico_alterado" DEFAULT 'em_revisao';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."artigos_blog" DROP COLUMN "tema_medico";
  ALTER TABLE "cms"."_artigos_blog_v" DROP COLUMN "version_tema_medico";
  ALTER TABLE "cms"."definicoes" DROP COLUMN "texto_clinico_alterado";
  ALTER TABLE "cms"."_definicoes_v" DROP COLUMN "version_texto_clinico_alterado";
  DROP TYPE "cms"."enum_definicoes_texto_clinico_alterado";
  DROP TYPE "cms"."enum__definicoes_v_version_texto_clinico_alterado";`)
}
