import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_outras_doencas_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum__outras_doencas_v_version_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TABLE "cms"."outras_doencas_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum_outras_doencas_sinais_de_alarme_nivel"
  );
  
  CREATE TABLE "cms"."outras_doencas_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_outras_doencas_v_version_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum__outras_doencas_v_version_sinais_de_alarme_nivel",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_outras_doencas_v_version_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."outras_doencas_sinais_de_alarme" ADD CONSTRAINT "outras_doencas_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_sinais_de_alarme_locales" ADD CONSTRAINT "outras_doencas_sinais_de_alarme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_version_sinais_de_alarme" ADD CONSTRAINT "_outras_doencas_v_version_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_outras_doencas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_version_sinais_de_alarme_locales" ADD CONSTRAINT "_outras_doencas_v_version_sinais_de_alarme_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_outras_doencas_v_version_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outras_doencas_sinais_de_alarme_order_idx" ON "cms"."outras_doencas_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "outras_doencas_sinais_de_alarme_parent_id_idx" ON "cms"."outras_doencas_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "outras_doencas_sinais_de_alarme_locales_locale_parent_id_uni" ON "cms"."outras_doencas_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_outras_doencas_v_version_sinais_de_alarme_order_idx" ON "cms"."_outras_doencas_v_version_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "_outras_doencas_v_version_sinais_de_alarme_parent_id_idx" ON "cms"."_outras_doencas_v_version_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_outras_doencas_v_version_sinais_de_alarme_locales_locale_pa" ON "cms"."_outras_doencas_v_version_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."outras_doencas_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."outras_doencas_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v_version_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v_version_sinais_de_alarme_locales" CASCADE;
  DROP TYPE "cms"."enum_outras_doencas_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum__outras_doencas_v_version_sinais_de_alarme_nivel";`)
}
