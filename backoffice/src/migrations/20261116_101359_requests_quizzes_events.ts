import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_eventos_modalidade" AS ENUM('presencial', 'online', 'ambos');
  CREATE TYPE "cms"."enum__eventos_v_version_modalidade" AS ENUM('presencial', 'online', 'ambos');
  CREATE TYPE "cms"."enum_quiz_sintomas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__quiz_sintomas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__quiz_sintomas_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_quiz_psa_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__quiz_psa_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__quiz_psa_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_definicoes_aviso_tipo" AS ENUM('informacao', 'importante');
  CREATE TABLE "cms"."eventos_convidados" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nome" varchar
  );
  
  CREATE TABLE "cms"."eventos_convidados_locales" (
  	"cargo" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."eventos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"equipa_id" integer
  );
  
  CREATE TABLE "cms"."_eventos_v_version_convidados" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"nome" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_eventos_v_version_convidados_locales" (
  	"cargo" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_eventos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"equipa_id" integer
  );
  
  CREATE TABLE "cms"."quiz_sintomas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mostrar_nome" boolean DEFAULT false,
  	"_status" "cms"."enum_quiz_sintomas_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."quiz_sintomas_locales" (
  	"titulo" varchar,
  	"excerto" varchar,
  	"periodo" varchar,
  	"esvaziar_pergunta" varchar,
  	"esvaziar_nome" varchar,
  	"voltar_pergunta" varchar,
  	"voltar_nome" varchar,
  	"parar_pergunta" varchar,
  	"parar_nome" varchar,
  	"adiar_pergunta" varchar,
  	"adiar_nome" varchar,
  	"jato_pergunta" varchar,
  	"jato_nome" varchar,
  	"esforco_pergunta" varchar,
  	"esforco_nome" varchar,
  	"noite_pergunta" varchar,
  	"noite_nome" varchar,
  	"vida_pergunta" varchar,
  	"vida_nome" varchar,
  	"frequencia_0" varchar,
  	"frequencia_1" varchar,
  	"frequencia_2" varchar,
  	"frequencia_3" varchar,
  	"frequencia_4" varchar,
  	"frequencia_5" varchar,
  	"noites_0" varchar,
  	"noites_1" varchar,
  	"noites_2" varchar,
  	"noites_3" varchar,
  	"noites_4" varchar,
  	"noites_5" varchar,
  	"sentir_0" varchar,
  	"sentir_1" varchar,
  	"sentir_2" varchar,
  	"sentir_3" varchar,
  	"sentir_4" varchar,
  	"sentir_5" varchar,
  	"sentir_6" varchar,
  	"zero_titulo" varchar,
  	"zero_texto" varchar,
  	"ligeiros_titulo" varchar,
  	"ligeiros_texto" varchar,
  	"ligeiros_geral" varchar,
  	"ligeiros_sinais" varchar,
  	"moderados_titulo" varchar,
  	"moderados_texto" varchar,
  	"moderados_geral" varchar,
  	"moderados_sinais" varchar,
  	"graves_titulo" varchar,
  	"graves_texto" varchar,
  	"graves_geral" varchar,
  	"graves_sinais" varchar,
  	"urgencia" varchar,
  	"e" varchar,
  	"nao_e" varchar,
  	"nome_pontuacao" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_quiz_sintomas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_mostrar_nome" boolean DEFAULT false,
  	"version__status" "cms"."enum__quiz_sintomas_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__quiz_sintomas_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_quiz_sintomas_v_locales" (
  	"version_titulo" varchar,
  	"version_excerto" varchar,
  	"version_periodo" varchar,
  	"version_esvaziar_pergunta" varchar,
  	"version_esvaziar_nome" varchar,
  	"version_voltar_pergunta" varchar,
  	"version_voltar_nome" varchar,
  	"version_parar_pergunta" varchar,
  	"version_parar_nome" varchar,
  	"version_adiar_pergunta" varchar,
  	"version_adiar_nome" varchar,
  	"version_jato_pergunta" varchar,
  	"version_jato_nome" varchar,
  	"version_esforco_pergunta" varchar,
  	"version_esforco_nome" varchar,
  	"version_noite_pergunta" varchar,
  	"version_noite_nome" varchar,
  	"version_vida_pergunta" varchar,
  	"version_vida_nome" varchar,
  	"version_frequencia_0" varchar,
  	"version_frequencia_1" varchar,
  	"version_frequencia_2" varchar,
  	"version_frequencia_3" varchar,
  	"version_frequencia_4" varchar,
  	"version_frequencia_5" varchar,
  	"version_noites_0" varchar,
  	"version_noites_1" varchar,
  	"version_noites_2" varchar,
  	"version_noites_3" varchar,
  	"version_noites_4" varchar,
  	"version_noites_5" varchar,
  	"version_sentir_0" varchar,
  	"version_sentir_1" varchar,
  	"version_sentir_2" varchar,
  	"version_sentir_3" varchar,
  	"version_sentir_4" varchar,
  	"version_sentir_5" varchar,
  	"version_sentir_6" varchar,
  	"version_zero_titulo" varchar,
  	"version_zero_texto" varchar,
  	"version_ligeiros_titulo" varchar,
  	"version_ligeiros_texto" varchar,
  	"version_ligeiros_geral" varchar,
  	"version_ligeiros_sinais" varchar,
  	"version_moderados_titulo" varchar,
  	"version_moderados_texto" varchar,
  	"version_moderados_geral" varchar,
  	"version_moderados_sinais" varchar,
  	"version_graves_titulo" varchar,
  	"version_graves_texto" varchar,
  	"version_graves_geral" varchar,
  	"version_graves_sinais" varchar,
  	"version_urgencia" varchar,
  	"version_e" varchar,
  	"version_nao_e" varchar,
  	"version_nome_pontuacao" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."quiz_psa" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "cms"."enum_quiz_psa_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."quiz_psa_locales" (
  	"titulo" varchar,
  	"excerto" varchar,
  	"idade_pergunta" varchar,
  	"idade_nome" varchar,
  	"psa_pergunta" varchar,
  	"psa_nome" varchar,
  	"psa_ajuda" varchar,
  	"familia_pergunta" varchar,
  	"familia_nome" varchar,
  	"queixas_pergunta" varchar,
  	"queixas_nome" varchar,
  	"idade_menos40" varchar,
  	"idade_40" varchar,
  	"idade_50" varchar,
  	"idade_60" varchar,
  	"idade_70" varchar,
  	"psa_nunca" varchar,
  	"psa_nao_sei" varchar,
  	"familia_nenhum" varchar,
  	"familia_proximo" varchar,
  	"familia_outro" varchar,
  	"familia_nao_sei" varchar,
  	"queixas_nenhuma" varchar,
  	"queixas_algumas" varchar,
  	"queixas_muitas" varchar,
  	"resultado_titulo" varchar,
  	"resultado_texto" varchar,
  	"info_idade_ate49" varchar,
  	"info_idade_50a69" varchar,
  	"info_idade_70" varchar,
  	"info_psa_nunca" varchar,
  	"info_psa_nao_sei" varchar,
  	"info_psa_sabe" varchar,
  	"info_familia_nenhum" varchar,
  	"info_familia_proximo" varchar,
  	"info_familia_outro" varchar,
  	"info_familia_nao_sei" varchar,
  	"info_queixas_nenhuma" varchar,
  	"info_queixas_algumas" varchar,
  	"info_queixas_muitas" varchar,
  	"marcar_sinais" varchar,
  	"urgencia" varchar,
  	"e" varchar,
  	"nao_e" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_quiz_psa_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "cms"."enum__quiz_psa_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__quiz_psa_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_quiz_psa_v_locales" (
  	"version_titulo" varchar,
  	"version_excerto" varchar,
  	"version_idade_pergunta" varchar,
  	"version_idade_nome" varchar,
  	"version_psa_pergunta" varchar,
  	"version_psa_nome" varchar,
  	"version_psa_ajuda" varchar,
  	"version_familia_pergunta" varchar,
  	"version_familia_nome" varchar,
  	"version_queixas_pergunta" varchar,
  	"version_queixas_nome" varchar,
  	"version_idade_menos40" varchar,
  	"version_idade_40" varchar,
  	"version_idade_50" varchar,
  	"version_idade_60" varchar,
  	"version_idade_70" varchar,
  	"version_psa_nunca" varchar,
  	"version_psa_nao_sei" varchar,
  	"version_familia_nenhum" varchar,
  	"version_familia_proximo" varchar,
  	"version_familia_outro" varchar,
  	"version_familia_nao_sei" varchar,
  	"version_queixas_nenhuma" varchar,
  	"version_queixas_algumas" varchar,
  	"version_queixas_muitas" varchar,
  	"version_resultado_titulo" varchar,
  	"version_resultado_texto" varchar,
  	"version_info_idade_ate49" varchar,
  	"version_info_idade_50a69" varchar,
  	"version_info_idade_70" varchar,
  	"version_info_psa_nunca" varchar,
  	"version_info_psa_nao_sei" varchar,
  	"version_info_psa_sabe" varchar,
  	"version_info_familia_nenhum" varchar,
  	"version_info_familia_proximo" varchar,
  	"version_info_familia_outro" varchar,
  	"version_info_familia_nao_sei" varchar,
  	"version_info_queixas_nenhuma" varchar,
  	"version_info_queixas_algumas" varchar,
  	"version_info_queixas_muitas" varchar,
  	"version_marcar_sinais" varchar,
  	"version_urgencia" varchar,
  	"version_e" varchar,
  	"version_nao_e" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."definicoes_encerramentos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"de" timestamp(3) with time zone NOT NULL,
  	"ate" timestamp(3) with time zone
  );
  
  ALTER TABLE "cms"."eventos" ADD COLUMN "modalidade" "cms"."enum_eventos_modalidade" DEFAULT 'presencial';
  ALTER TABLE "cms"."eventos" ADD COLUMN "lugares" numeric;
  ALTER TABLE "cms"."eventos" ADD COLUMN "ligacao_video" varchar;
  ALTER TABLE "cms"."eventos_locales" ADD COLUMN "morada" varchar;
  ALTER TABLE "cms"."_eventos_v" ADD COLUMN "version_modalidade" "cms"."enum__eventos_v_version_modalidade" DEFAULT 'presencial';
  ALTER TABLE "cms"."_eventos_v" ADD COLUMN "version_lugares" numeric;
  ALTER TABLE "cms"."_eventos_v" ADD COLUMN "version_ligacao_video" varchar;
  ALTER TABLE "cms"."_eventos_v_locales" ADD COLUMN "version_morada" varchar;
  ALTER TABLE "cms"."definicoes" ADD COLUMN "aviso_tipo" "cms"."enum_definicoes_aviso_tipo" DEFAULT 'informacao';
  ALTER TABLE "cms"."definicoes" ADD COLUMN "aviso_de" timestamp(3) with time zone;
  ALTER TABLE "cms"."definicoes" ADD COLUMN "aviso_ate" timestamp(3) with time zone;
  ALTER TABLE "cms"."definicoes_locales" ADD COLUMN "aviso_texto" varchar;
  ALTER TABLE "cms"."definicoes_locales" ADD COLUMN "aviso_ligacao_texto" varchar;
  ALTER TABLE "cms"."definicoes_locales" ADD COLUMN "aviso_ligacao_url" varchar;
  ALTER TABLE "cms"."eventos_convidados" ADD CONSTRAINT "eventos_convidados_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eventos_convidados_locales" ADD CONSTRAINT "eventos_convidados_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eventos_convidados"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eventos_rels" ADD CONSTRAINT "eventos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eventos_rels" ADD CONSTRAINT "eventos_rels_equipa_fk" FOREIGN KEY ("equipa_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v_version_convidados" ADD CONSTRAINT "_eventos_v_version_convidados_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eventos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v_version_convidados_locales" ADD CONSTRAINT "_eventos_v_version_convidados_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eventos_v_version_convidados"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v_rels" ADD CONSTRAINT "_eventos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_eventos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v_rels" ADD CONSTRAINT "_eventos_v_rels_equipa_fk" FOREIGN KEY ("equipa_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."quiz_sintomas_locales" ADD CONSTRAINT "quiz_sintomas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."quiz_sintomas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_quiz_sintomas_v_locales" ADD CONSTRAINT "_quiz_sintomas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_quiz_sintomas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."quiz_psa_locales" ADD CONSTRAINT "quiz_psa_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."quiz_psa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_quiz_psa_v_locales" ADD CONSTRAINT "_quiz_psa_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_quiz_psa_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definicoes_encerramentos" ADD CONSTRAINT "definicoes_encerramentos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."definicoes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "eventos_convidados_order_idx" ON "cms"."eventos_convidados" USING btree ("_order");
  CREATE INDEX "eventos_convidados_parent_id_idx" ON "cms"."eventos_convidados" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "eventos_convidados_locales_locale_parent_id_unique" ON "cms"."eventos_convidados_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "eventos_rels_order_idx" ON "cms"."eventos_rels" USING btree ("order");
  CREATE INDEX "eventos_rels_parent_idx" ON "cms"."eventos_rels" USING btree ("parent_id");
  CREATE INDEX "eventos_rels_path_idx" ON "cms"."eventos_rels" USING btree ("path");
  CREATE INDEX "eventos_rels_equipa_id_idx" ON "cms"."eventos_rels" USING btree ("equipa_id");
  CREATE INDEX "_eventos_v_version_convidados_order_idx" ON "cms"."_eventos_v_version_convidados" USING btree ("_order");
  CREATE INDEX "_eventos_v_version_convidados_parent_id_idx" ON "cms"."_eventos_v_version_convidados" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_eventos_v_version_convidados_locales_locale_parent_id_uniqu" ON "cms"."_eventos_v_version_convidados_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_eventos_v_rels_order_idx" ON "cms"."_eventos_v_rels" USING btree ("order");
  CREATE INDEX "_eventos_v_rels_parent_idx" ON "cms"."_eventos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_eventos_v_rels_path_idx" ON "cms"."_eventos_v_rels" USING btree ("path");
  CREATE INDEX "_eventos_v_rels_equipa_id_idx" ON "cms"."_eventos_v_rels" USING btree ("equipa_id");
  CREATE INDEX "quiz_sintomas__status_idx" ON "cms"."quiz_sintomas" USING btree ("_status");
  CREATE UNIQUE INDEX "quiz_sintomas_locales_locale_parent_id_unique" ON "cms"."quiz_sintomas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quiz_sintomas_v_version_version__status_idx" ON "cms"."_quiz_sintomas_v" USING btree ("version__status");
  CREATE INDEX "_quiz_sintomas_v_created_at_idx" ON "cms"."_quiz_sintomas_v" USING btree ("created_at");
  CREATE INDEX "_quiz_sintomas_v_updated_at_idx" ON "cms"."_quiz_sintomas_v" USING btree ("updated_at");
  CREATE INDEX "_quiz_sintomas_v_snapshot_idx" ON "cms"."_quiz_sintomas_v" USING btree ("snapshot");
  CREATE INDEX "_quiz_sintomas_v_published_locale_idx" ON "cms"."_quiz_sintomas_v" USING btree ("published_locale");
  CREATE INDEX "_quiz_sintomas_v_latest_idx" ON "cms"."_quiz_sintomas_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_quiz_sintomas_v_locales_locale_parent_id_unique" ON "cms"."_quiz_sintomas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "quiz_psa__status_idx" ON "cms"."quiz_psa" USING btree ("_status");
  CREATE UNIQUE INDEX "quiz_psa_locales_locale_parent_id_unique" ON "cms"."quiz_psa_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_quiz_psa_v_version_version__status_idx" ON "cms"."_quiz_psa_v" USING btree ("version__status");
  CREATE INDEX "_quiz_psa_v_created_at_idx" ON "cms"."_quiz_psa_v" USING btree ("created_at");
  CREATE INDEX "_quiz_psa_v_updated_at_idx" ON "cms"."_quiz_psa_v" USING btree ("updated_at");
  CREATE INDEX "_quiz_psa_v_snapshot_idx" ON "cms"."_quiz_psa_v" USING btree ("snapshot");
  CREATE INDEX "_quiz_psa_v_published_locale_idx" ON "cms"."_quiz_psa_v" USING btree ("published_locale");
  CREATE INDEX "_quiz_psa_v_latest_idx" ON "cms"."_quiz_psa_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_quiz_psa_v_locales_locale_parent_id_unique" ON "cms"."_quiz_psa_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "definicoes_encerramentos_order_idx" ON "cms"."definicoes_encerramentos" USING btree ("_order");
  CREATE INDEX "definicoes_encerramentos_parent_id_idx" ON "cms"."definicoes_encerramentos" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."eventos_convidados" CASCADE;
  DROP TABLE "cms"."eventos_convidados_locales" CASCADE;
  DROP TABLE "cms"."eventos_rels" CASCADE;
  DROP TABLE "cms"."_eventos_v_version_convidados" CASCADE;
  DROP TABLE "cms"."_eventos_v_version_convidados_locales" CASCADE;
  DROP TABLE "cms"."_eventos_v_rels" CASCADE;
  DROP TABLE "cms"."quiz_sintomas" CASCADE;
  DROP TABLE "cms"."quiz_sintomas_locales" CASCADE;
  DROP TABLE "cms"."_quiz_sintomas_v" CASCADE;
  DROP TABLE "cms"."_quiz_sintomas_v_locales" CASCADE;
  DROP TABLE "cms"."quiz_psa" CASCADE;
  DROP TABLE "cms"."quiz_psa_locales" CASCADE;
  DROP TABLE "cms"."_quiz_psa_v" CASCADE;
  DROP TABLE "cms"."_quiz_psa_v_locales" CASCADE;
  DROP TABLE "cms"."definicoes_encerramentos" CASCADE;
  ALTER TABLE "cms"."eventos" DROP COLUMN "modalidade";
  ALTER TABLE "cms"."eventos" DROP COLUMN "lugares";
  ALTER TABLE "cms"."eventos" DROP COLUMN "ligacao_video";
  ALTER TABLE "cms"."eventos_locales" DROP COLUMN "morada";
  ALTER TABLE "cms"."_eventos_v" DROP COLUMN "version_modalidade";
  ALTER TABLE "cms"."_eventos_v" DROP COLUMN "version_lugares";
  ALTER TABLE "cms"."_eventos_v" DROP COLUMN "version_ligacao_video";
  ALTER TABLE "cms"."_eventos_v_locales" DROP COLUMN "version_morada";
  ALTER TABLE "cms"."definicoes" DROP COLUMN "aviso_tipo";
  ALTER TABLE "cms"."definicoes" DROP COLUMN "aviso_de";
  ALTER TABLE "cms"."definicoes" DROP COLUMN "aviso_ate";
  ALTER TABLE "cms"."definicoes_locales" DROP COLUMN "aviso_texto";
  ALTER TABLE "cms"."definicoes_locales" DROP COLUMN "aviso_ligacao_texto";
  ALTER TABLE "cms"."definicoes_locales" DROP COLUMN "aviso_ligacao_url";
  DROP TYPE "cms"."enum_eventos_modalidade";
  DROP TYPE "cms"."enum__eventos_v_version_modalidade";
  DROP TYPE "cms"."enum_quiz_sintomas_status";
  DROP TYPE "cms"."enum__quiz_sintomas_v_version_status";
  DROP TYPE "cms"."enum__quiz_sintomas_v_published_locale";
  DROP TYPE "cms"."enum_quiz_psa_status";
  DROP TYPE "cms"."enum__quiz_psa_v_version_status";
  DROP TYPE "cms"."enum__quiz_psa_v_published_locale";
  DROP TYPE "cms"."enum_definicoes_aviso_tipo";`)
}
