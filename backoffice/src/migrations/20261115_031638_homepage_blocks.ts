import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."homepage_sintomas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."homepage_sintomas_locales" (
  	"titulo" varchar,
  	"href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."homepage_testemunhos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."homepage_testemunhos_locales" (
  	"citacao" varchar,
  	"nome" varchar,
  	"contexto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."homepage_destaque" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."homepage_destaque_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."homepage_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"artigos_blog_id" integer
  );
  
  CREATE TABLE "cms"."_homepage_v_version_sintomas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_homepage_v_version_sintomas_locales" (
  	"titulo" varchar,
  	"href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_homepage_v_version_testemunhos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_homepage_v_version_testemunhos_locales" (
  	"citacao" varchar,
  	"nome" varchar,
  	"contexto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_homepage_v_version_destaque" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_homepage_v_version_destaque_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"href" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_homepage_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"artigos_blog_id" integer
  );
  
  ALTER TABLE "cms"."homepage" ADD COLUMN "banner_imagem_id" integer;
  ALTER TABLE "cms"."homepage" ADD COLUMN "carrossel_automatico" boolean DEFAULT false;
  ALTER TABLE "cms"."homepage" ADD COLUMN "video_video" varchar;
  ALTER TABLE "cms"."homepage" ADD COLUMN "video_imagem_id" integer;
  ALTER TABLE "cms"."homepage" ADD COLUMN "cta_imagem_id" integer;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "banner_titulo" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "banner_descricao" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "urgencia" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "prostata_titulo" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "prostata_texto" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "prostata_href" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "hiperplasia_titulo" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "hiperplasia_texto" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "hiperplasia_href" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "testemunhos_nota" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "noticias_novidades_titulo" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "video_titulo" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "video_texto" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "pwa_titulo" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "pwa_texto" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "cta_titulo" varchar;
  ALTER TABLE "cms"."homepage_locales" ADD COLUMN "cta_texto" varchar;
  ALTER TABLE "cms"."_homepage_v" ADD COLUMN "version_banner_imagem_id" integer;
  ALTER TABLE "cms"."_homepage_v" ADD COLUMN "version_carrossel_automatico" boolean DEFAULT false;
  ALTER TABLE "cms"."_homepage_v" ADD COLUMN "version_video_video" varchar;
  ALTER TABLE "cms"."_homepage_v" ADD COLUMN "version_video_imagem_id" integer;
  ALTER TABLE "cms"."_homepage_v" ADD COLUMN "version_cta_imagem_id" integer;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_banner_titulo" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_banner_descricao" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_urgencia" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_prostata_titulo" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_prostata_texto" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_prostata_href" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_hiperplasia_titulo" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_hiperplasia_texto" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_hiperplasia_href" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_testemunhos_nota" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_noticias_novidades_titulo" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_video_titulo" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_video_texto" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_pwa_titulo" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_pwa_texto" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_cta_titulo" varchar;
  ALTER TABLE "cms"."_homepage_v_locales" ADD COLUMN "version_cta_texto" varchar;
  ALTER TABLE "cms"."homepage_sintomas" ADD CONSTRAINT "homepage_sintomas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_sintomas_locales" ADD CONSTRAINT "homepage_sintomas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage_sintomas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_testemunhos" ADD CONSTRAINT "homepage_testemunhos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_testemunhos_locales" ADD CONSTRAINT "homepage_testemunhos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage_testemunhos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_destaque" ADD CONSTRAINT "homepage_destaque_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_destaque_locales" ADD CONSTRAINT "homepage_destaque_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage_destaque"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_rels" ADD CONSTRAINT "homepage_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_rels" ADD CONSTRAINT "homepage_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_sintomas" ADD CONSTRAINT "_homepage_v_version_sintomas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_sintomas_locales" ADD CONSTRAINT "_homepage_v_version_sintomas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v_version_sintomas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_testemunhos" ADD CONSTRAINT "_homepage_v_version_testemunhos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_testemunhos_locales" ADD CONSTRAINT "_homepage_v_version_testemunhos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v_version_testemunhos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_destaque" ADD CONSTRAINT "_homepage_v_version_destaque_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_destaque_locales" ADD CONSTRAINT "_homepage_v_version_destaque_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v_version_destaque"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_rels" ADD CONSTRAINT "_homepage_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_rels" ADD CONSTRAINT "_homepage_v_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "homepage_sintomas_order_idx" ON "cms"."homepage_sintomas" USING btree ("_order");
  CREATE INDEX "homepage_sintomas_parent_id_idx" ON "cms"."homepage_sintomas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "homepage_sintomas_locales_locale_parent_id_unique" ON "cms"."homepage_sintomas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homepage_testemunhos_order_idx" ON "cms"."homepage_testemunhos" USING btree ("_order");
  CREATE INDEX "homepage_testemunhos_parent_id_idx" ON "cms"."homepage_testemunhos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "homepage_testemunhos_locales_locale_parent_id_unique" ON "cms"."homepage_testemunhos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homepage_destaque_order_idx" ON "cms"."homepage_destaque" USING btree ("_order");
  CREATE INDEX "homepage_destaque_parent_id_idx" ON "cms"."homepage_destaque" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "homepage_destaque_locales_locale_parent_id_unique" ON "cms"."homepage_destaque_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homepage_rels_order_idx" ON "cms"."homepage_rels" USING btree ("order");
  CREATE INDEX "homepage_rels_parent_idx" ON "cms"."homepage_rels" USING btree ("parent_id");
  CREATE INDEX "homepage_rels_path_idx" ON "cms"."homepage_rels" USING btree ("path");
  CREATE INDEX "homepage_rels_artigos_blog_id_idx" ON "cms"."homepage_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "_homepage_v_version_sintomas_order_idx" ON "cms"."_homepage_v_version_sintomas" USING btree ("_order");
  CREATE INDEX "_homepage_v_version_sintomas_parent_id_idx" ON "cms"."_homepage_v_version_sintomas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_homepage_v_version_sintomas_locales_locale_parent_id_unique" ON "cms"."_homepage_v_version_sintomas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homepage_v_version_testemunhos_order_idx" ON "cms"."_homepage_v_version_testemunhos" USING btree ("_order");
  CREATE INDEX "_homepage_v_version_testemunhos_parent_id_idx" ON "cms"."_homepage_v_version_testemunhos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_homepage_v_version_testemunhos_locales_locale_parent_id_uni" ON "cms"."_homepage_v_version_testemunhos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homepage_v_version_destaque_order_idx" ON "cms"."_homepage_v_version_destaque" USING btree ("_order");
  CREATE INDEX "_homepage_v_version_destaque_parent_id_idx" ON "cms"."_homepage_v_version_destaque" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_homepage_v_version_destaque_locales_locale_parent_id_unique" ON "cms"."_homepage_v_version_destaque_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homepage_v_rels_order_idx" ON "cms"."_homepage_v_rels" USING btree ("order");
  CREATE INDEX "_homepage_v_rels_parent_idx" ON "cms"."_homepage_v_rels" USING btree ("parent_id");
  CREATE INDEX "_homepage_v_rels_path_idx" ON "cms"."_homepage_v_rels" USING btree ("path");
  CREATE INDEX "_homepage_v_rels_artigos_blog_id_idx" ON "cms"."_homepage_v_rels" USING btree ("artigos_blog_id");
  ALTER TABLE "cms"."homepage" ADD CONSTRAINT "homepage_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."homepage" ADD CONSTRAINT "homepage_video_imagem_id_media_id_fk" FOREIGN KEY ("video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."homepage" ADD CONSTRAINT "homepage_cta_imagem_id_media_id_fk" FOREIGN KEY ("cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_video_imagem_id_media_id_fk" FOREIGN KEY ("version_video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_cta_imagem_id_media_id_fk" FOREIGN KEY ("version_cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "homepage_banner_imagem_idx" ON "cms"."homepage" USING btree ("banner_imagem_id");
  CREATE INDEX "homepage_video_imagem_idx" ON "cms"."homepage" USING btree ("video_imagem_id");
  CREATE INDEX "homepage_cta_imagem_idx" ON "cms"."homepage" USING btree ("cta_imagem_id");
  CREATE INDEX "_homepage_v_version_version_banner_imagem_idx" ON "cms"."_homepage_v" USING btree ("version_banner_imagem_id");
  CREATE INDEX "_homepage_v_version_version_video_imagem_idx" ON "cms"."_homepage_v" USING btree ("version_video_imagem_id");
  CREATE INDEX "_homepage_v_version_version_cta_imagem_idx" ON "cms"."_homepage_v" USING btree ("version_cta_imagem_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."homepage_sintomas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."homepage_sintomas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."homepage_testemunhos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."homepage_testemunhos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."homepage_destaque" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."homepage_destaque_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."homepage_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_homepage_v_version_sintomas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_homepage_v_version_sintomas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_homepage_v_version_testemunhos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_homepage_v_version_testemunhos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_homepage_v_version_destaque" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_homepage_v_version_destaque_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_homepage_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."homepage_sintomas" CASCADE;
  DROP TABLE "cms"."homepage_sintomas_locales" CASCADE;
  DROP TABLE "cms"."homepage_testemunhos" CASCADE;
  DROP TABLE "cms"."homepage_testemunhos_locales" CASCADE;
  DROP TABLE "cms"."homepage_destaque" CASCADE;
  DROP TABLE "cms"."homepage_destaque_locales" CASCADE;
  DROP TABLE "cms"."homepage_rels" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_sintomas" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_sintomas_locales" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_testemunhos" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_testemunhos_locales" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_destaque" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_destaque_locales" CASCADE;
  DROP TABLE "cms"."_homepage_v_rels" CASCADE;
  ALTER TABLE "cms"."homepage" DROP CONSTRAINT "homepage_banner_imagem_id_media_id_fk";
  
  ALTER TABLE "cms"."homepage" DROP CONSTRAINT "homepage_video_imagem_id_media_id_fk";
  
  ALTER TABLE "cms"."homepage" DROP CONSTRAINT "homepage_cta_imagem_id_media_id_fk";
  
  ALTER TABLE "cms"."_homepage_v" DROP CONSTRAINT "_homepage_v_version_banner_imagem_id_media_id_fk";
  
  ALTER TABLE "cms"."_homepage_v" DROP CONSTRAINT "_homepage_v_version_video_imagem_id_media_id_fk";
  
  ALTER TABLE "cms"."_homepage_v" DROP CONSTRAINT "_homepage_v_version_cta_imagem_id_media_id_fk";
  
  DROP INDEX "cms"."homepage_banner_imagem_idx";
  DROP INDEX "cms"."homepage_video_imagem_idx";
  DROP INDEX "cms"."homepage_cta_imagem_idx";
  DROP INDEX "cms"."_homepage_v_version_version_banner_imagem_idx";
  DROP INDEX "cms"."_homepage_v_version_version_video_imagem_idx";
  DROP INDEX "cms"."_homepage_v_version_version_cta_imagem_idx";
  ALTER TABLE "cms"."homepage" DROP COLUMN "banner_imagem_id";
  ALTER TABLE "cms"."homepage" DROP COLUMN "carrossel_automatico";
  ALTER TABLE "cms"."homepage" DROP COLUMN "video_video";
  ALTER TABLE "cms"."homepage" DROP COLUMN "video_imagem_id";
  ALTER TABLE "cms"."homepage" DROP COLUMN "cta_imagem_id";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "banner_titulo";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "banner_descricao";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "urgencia";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "prostata_titulo";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "prostata_texto";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "prostata_href";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "hiperplasia_titulo";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "hiperplasia_texto";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "hiperplasia_href";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "testemunhos_nota";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "noticias_novidades_titulo";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "video_titulo";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "video_texto";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "pwa_titulo";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "pwa_texto";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "cta_titulo";
  ALTER TABLE "cms"."homepage_locales" DROP COLUMN "cta_texto";
  ALTER TABLE "cms"."_homepage_v" DROP COLUMN "version_banner_imagem_id";
  ALTER TABLE "cms"."_homepage_v" DROP COLUMN "version_carrossel_automatico";
  ALTER TABLE "cms"."_homepage_v" DROP COLUMN "version_video_video";
  ALTER TABLE "cms"."_homepage_v" DROP COLUMN "version_video_imagem_id";
  ALTER TABLE "cms"."_homepage_v" DROP COLUMN "version_cta_imagem_id";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_banner_titulo";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_banner_descricao";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_urgencia";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_prostata_titulo";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_prostata_texto";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_prostata_href";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_hiperplasia_titulo";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_hiperplasia_texto";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_hiperplasia_href";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_testemunhos_nota";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_noticias_novidades_titulo";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_video_titulo";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_video_texto";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_pwa_titulo";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_pwa_texto";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_cta_titulo";
  ALTER TABLE "cms"."_homepage_v_locales" DROP COLUMN "version_cta_texto";`)
}
