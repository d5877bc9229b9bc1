import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_agradecimentos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__agradecimentos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__agradecimentos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TABLE "cms"."agradecimentos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner_imagem_id" integer,
  	"blocos" jsonb,
  	"publicar_em" timestamp(3) with time zone,
  	"retirar_em" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_agradecimentos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."agradecimentos_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"excerto" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_agradecimentos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_banner_imagem_id" integer,
  	"version_blocos" jsonb,
  	"version_publicar_em" timestamp(3) with time zone,
  	"version_retirar_em" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__agradecimentos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__agradecimentos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_agradecimentos_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_excerto" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "agradecimentos_id" integer;
  ALTER TABLE "cms"."menu_rels" ADD COLUMN "agradecimentos_id" integer;
  ALTER TABLE "cms"."agradecimentos" ADD CONSTRAINT "agradecimentos_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."agradecimentos_locales" ADD CONSTRAINT "agradecimentos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."agradecimentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_agradecimentos_v" ADD CONSTRAINT "_agradecimentos_v_parent_id_agradecimentos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."agradecimentos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_agradecimentos_v" ADD CONSTRAINT "_agradecimentos_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_agradecimentos_v_locales" ADD CONSTRAINT "_agradecimentos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_agradecimentos_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "agradecimentos_banner_imagem_idx" ON "cms"."agradecimentos" USING btree ("banner_imagem_id");
  CREATE INDEX "agradecimentos_updated_at_idx" ON "cms"."agradecimentos" USING btree ("updated_at");
  CREATE INDEX "agradecimentos_created_at_idx" ON "cms"."agradecimentos" USING btree ("created_at");
  CREATE INDEX "agradecimentos__status_idx" ON "cms"."agradecimentos" USING btree ("_status");
  CREATE UNIQUE INDEX "agradecimentos_slug_idx" ON "cms"."agradecimentos_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "agradecimentos_locales_locale_parent_id_unique" ON "cms"."agradecimentos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_agradecimentos_v_parent_idx" ON "cms"."_agradecimentos_v" USING btree ("parent_id");
  CREATE INDEX "_agradecimentos_v_version_version_banner_imagem_idx" ON "cms"."_agradecimentos_v" USING btree ("version_banner_imagem_id");
  CREATE INDEX "_agradecimentos_v_version_version_updated_at_idx" ON "cms"."_agradecimentos_v" USING btree ("version_updated_at");
  CREATE INDEX "_agradecimentos_v_version_version_created_at_idx" ON "cms"."_agradecimentos_v" USING btree ("version_created_at");
  CREATE INDEX "_agradecimentos_v_version_version__status_idx" ON "cms"."_agradecimentos_v" USING btree ("version__status");
  CREATE INDEX "_agradecimentos_v_created_at_idx" ON "cms"."_agradecimentos_v" USING btree ("created_at");
  CREATE INDEX "_agradecimentos_v_updated_at_idx" ON "cms"."_agradecimentos_v" USING btree ("updated_at");
  CREATE INDEX "_agradecimentos_v_snapshot_idx" ON "cms"."_agradecimentos_v" USING btree ("snapshot");
  CREATE INDEX "_agradecimentos_v_published_locale_idx" ON "cms"."_agradecimentos_v" USING btree ("published_locale");
  CREATE INDEX "_agradecimentos_v_latest_idx" ON "cms"."_agradecimentos_v" USING btree ("latest");
  CREATE INDEX "_agradecimentos_v_version_version_slug_idx" ON "cms"."_agradecimentos_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_agradecimentos_v_locales_locale_parent_id_unique" ON "cms"."_agradecimentos_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_agradecimentos_fk" FOREIGN KEY ("agradecimentos_id") REFERENCES "cms"."agradecimentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_agradecimentos_fk" FOREIGN KEY ("agradecimentos_id") REFERENCES "cms"."agradecimentos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_agradecimentos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("agradecimentos_id");
  CREATE INDEX "menu_rels_agradecimentos_id_idx" ON "cms"."menu_rels" USING btree ("agradecimentos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."agradecimentos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."agradecimentos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_agradecimentos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_agradecimentos_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."agradecimentos" CASCADE;
  DROP TABLE "cms"."agradecimentos_locales" CASCADE;
  DROP TABLE "cms"."_agradecimentos_v" CASCADE;
  DROP TABLE "cms"."_agradecimentos_v_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_agradecimentos_fk";
  
  ALTER TABLE "cms"."menu_rels" DROP CONSTRAINT "menu_rels_agradecimentos_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_agradecimentos_id_idx";
  DROP INDEX "cms"."menu_rels_agradecimentos_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "agradecimentos_id";
  ALTER TABLE "cms"."menu_rels" DROP COLUMN "agradecimentos_id";
  DROP TYPE "cms"."enum_agradecimentos_status";
  DROP TYPE "cms"."enum__agradecimentos_v_version_status";
  DROP TYPE "cms"."enum__agradecimentos_v_published_locale";`)
}
