import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "cms";
  CREATE TYPE "cms"."_locales" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_problemas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__problemas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__problemas_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_tratamentos_pp_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_pp_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_pp_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_tratamentos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_analises_exames_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__analises_exames_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__analises_exames_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_equipa_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__equipa_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__equipa_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_artigos_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artigos_blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artigos_blog_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_eventos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__eventos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__eventos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_paginas_rota" AS ENUM('international', 'contacts', 'secondOpinion', 'booking', 'bookingOnline', 'cookies', 'terms', 'accessibility');
  CREATE TYPE "cms"."enum_paginas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__paginas_v_version_rota" AS ENUM('international', 'contacts', 'secondOpinion', 'booking', 'bookingOnline', 'cookies', 'terms', 'accessibility');
  CREATE TYPE "cms"."enum__paginas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__paginas_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__landing_pages_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_utilizadores_papel" AS ENUM('admin', 'editor', 'balcao');
  CREATE TYPE "cms"."enum_utilizadores_idioma" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_homepage_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__homepage_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__homepage_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_sobre_nos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__sobre_nos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__sobre_nos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_outras_doencas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__outras_doencas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__outras_doencas_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_politica_de_privacidade_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__politica_de_privacidade_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__politica_de_privacidade_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_definicoes_horario_dias_schema" AS ENUM('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');
  CREATE TABLE "cms"."problemas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_problemas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."problemas_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__problemas_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__problemas_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_problemas_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_tratamentos_pp_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."tratamentos_pp_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__tratamentos_pp_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__tratamentos_pp_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seccao_id" integer,
  	"ordem" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_tratamentos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."tratamentos_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seccao_id" integer,
  	"version_ordem" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__tratamentos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__tratamentos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_tratamentos_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_analises_exames_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."analises_exames_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__analises_exames_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__analises_exames_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_analises_exames_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."equipa" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ordem" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_equipa_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."equipa_locales" (
  	"nome" varchar,
  	"slug" varchar,
  	"cargo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_equipa_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_ordem" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__equipa_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__equipa_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_equipa_v_locales" (
  	"version_nome" varchar,
  	"version_slug" varchar,
  	"version_cargo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."artigos_blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"data_publicacao" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_artigos_blog_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."artigos_blog_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"excerto" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_artigos_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_data_publicacao" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__artigos_blog_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__artigos_blog_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_artigos_blog_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_excerto" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."eventos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_eventos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."eventos_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_eventos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__eventos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__eventos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_eventos_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_w480_avif_url" varchar,
  	"sizes_w480_avif_width" numeric,
  	"sizes_w480_avif_height" numeric,
  	"sizes_w480_avif_mime_type" varchar,
  	"sizes_w480_avif_filesize" numeric,
  	"sizes_w480_avif_filename" varchar,
  	"sizes_w480_webp_url" varchar,
  	"sizes_w480_webp_width" numeric,
  	"sizes_w480_webp_height" numeric,
  	"sizes_w480_webp_mime_type" varchar,
  	"sizes_w480_webp_filesize" numeric,
  	"sizes_w480_webp_filename" varchar,
  	"sizes_w960_avif_url" varchar,
  	"sizes_w960_avif_width" numeric,
  	"sizes_w960_avif_height" numeric,
  	"sizes_w960_avif_mime_type" varchar,
  	"sizes_w960_avif_filesize" numeric,
  	"sizes_w960_avif_filename" varchar,
  	"sizes_w960_webp_url" varchar,
  	"sizes_w960_webp_width" numeric,
  	"sizes_w960_webp_height" numeric,
  	"sizes_w960_webp_mime_type" varchar,
  	"sizes_w960_webp_filesize" numeric,
  	"sizes_w960_webp_filename" varchar,
  	"sizes_w1600_avif_url" varchar,
  	"sizes_w1600_avif_width" numeric,
  	"sizes_w1600_avif_height" numeric,
  	"sizes_w1600_avif_mime_type" varchar,
  	"sizes_w1600_avif_filesize" numeric,
  	"sizes_w1600_avif_filename" varchar,
  	"sizes_w1600_webp_url" varchar,
  	"sizes_w1600_webp_width" numeric,
  	"sizes_w1600_webp_height" numeric,
  	"sizes_w1600_webp_mime_type" varchar,
  	"sizes_w1600_webp_filesize" numeric,
  	"sizes_w1600_webp_filename" varchar
  );
  
  CREATE TABLE "cms"."media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."paginas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rota" "cms"."enum_paginas_rota",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_paginas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."paginas_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_paginas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_rota" "cms"."enum__paginas_v_version_rota",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__paginas_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__paginas_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_paginas_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."landing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_landing_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."landing_pages_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_landing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__landing_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_landing_pages_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."utilizadores_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."utilizadores" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nome" varchar NOT NULL,
  	"papel" "cms"."enum_utilizadores_papel" DEFAULT 'editor' NOT NULL,
  	"idioma" "cms"."enum_utilizadores_idioma" DEFAULT 'pt' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"problemas_id" integer,
  	"tratamentos_pp_id" integer,
  	"tratamentos_id" integer,
  	"analises_exames_id" integer,
  	"equipa_id" integer,
  	"artigos_blog_id" integer,
  	"eventos_id" integer,
  	"media_id" integer,
  	"paginas_id" integer,
  	"landing_pages_id" integer,
  	"redirects_id" integer,
  	"utilizadores_id" integer
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"utilizadores_id" integer
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."homepage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "cms"."enum_homepage_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."homepage_locales" (
  	"titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_homepage_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "cms"."enum__homepage_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__homepage_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_homepage_v_locales" (
  	"version_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."sobre_nos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "cms"."enum_sobre_nos_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."sobre_nos_locales" (
  	"titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_sobre_nos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "cms"."enum__sobre_nos_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__sobre_nos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_sobre_nos_v_locales" (
  	"version_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."outras_doencas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "cms"."enum_outras_doencas_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."outras_doencas_locales" (
  	"titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_outras_doencas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "cms"."enum__outras_doencas_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__outras_doencas_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_outras_doencas_v_locales" (
  	"version_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."politica_de_privacidade" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "cms"."enum_politica_de_privacidade_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."politica_de_privacidade_locales" (
  	"titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_politica_de_privacidade_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "cms"."enum__politica_de_privacidade_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__politica_de_privacidade_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_politica_de_privacidade_v_locales" (
  	"version_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."menu_problemas_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_problemas_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_problemas_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_problemas_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_problemas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_problemas_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_tratamentos_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_tratamentos_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_tratamentos_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_tratamentos_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_tratamentos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_tratamentos_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_analises_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_analises_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_analises_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_analises_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_analises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_analises_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_sobre_nos_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_sobre_nos_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_sobre_nos_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_sobre_nos_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_sobre_nos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_sobre_nos_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_contactos_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_contactos_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_contactos_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_contactos_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu_contactos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."menu_contactos_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."menu_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"problemas_id" integer,
  	"tratamentos_pp_id" integer,
  	"tratamentos_id" integer,
  	"analises_exames_id" integer,
  	"equipa_id" integer,
  	"artigos_blog_id" integer,
  	"landing_pages_id" integer,
  	"eventos_id" integer,
  	"paginas_id" integer
  );
  
  CREATE TABLE "cms"."rodape_ligacoes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."rodape_ligacoes_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."rodape" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."rodape_locales" (
  	"texto" varchar,
  	"aviso_legal" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."definicoes_redes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nome" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."definicoes_horario_dias_schema" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_definicoes_horario_dias_schema",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."definicoes_horario" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"abre" varchar NOT NULL,
  	"fecha" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."definicoes_horario_locales" (
  	"dias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."definicoes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nome" varchar,
  	"telefone" varchar,
  	"email" varchar,
  	"morada_rua" varchar,
  	"morada_codigo_postal" varchar,
  	"morada_localidade" varchar,
  	"marcacao_presencial_url" varchar,
  	"selo_qualidade_id" integer,
  	"registos_empresa" varchar,
  	"registos_nif" varchar,
  	"registos_ers_registo" varchar,
  	"registos_licenca" varchar,
  	"registos_diretor_clinico" varchar,
  	"livro_reclamacoes_url" varchar,
  	"terceiros_gtm_id" varchar,
  	"terceiros_crm_script_url" varchar,
  	"terceiros_chatbot_script_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."definicoes_locales" (
  	"descricao_curta" varchar,
  	"telefone_nota" varchar,
  	"resolucao_litigios" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."problemas_locales" ADD CONSTRAINT "problemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_parent_id_problemas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."problemas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_locales" ADD CONSTRAINT "_problemas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_locales" ADD CONSTRAINT "tratamentos_pp_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_parent_id_tratamentos_pp_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_locales" ADD CONSTRAINT "_tratamentos_pp_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos" ADD CONSTRAINT "tratamentos_seccao_id_tratamentos_pp_id_fk" FOREIGN KEY ("seccao_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_locales" ADD CONSTRAINT "tratamentos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_parent_id_tratamentos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_version_seccao_id_tratamentos_pp_id_fk" FOREIGN KEY ("version_seccao_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_locales" ADD CONSTRAINT "_tratamentos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_locales" ADD CONSTRAINT "analises_exames_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_parent_id_analises_exames_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_locales" ADD CONSTRAINT "_analises_exames_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."equipa_locales" ADD CONSTRAINT "equipa_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v" ADD CONSTRAINT "_equipa_v_parent_id_equipa_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v_locales" ADD CONSTRAINT "_equipa_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_equipa_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog_locales" ADD CONSTRAINT "artigos_blog_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v" ADD CONSTRAINT "_artigos_blog_v_parent_id_artigos_blog_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v_locales" ADD CONSTRAINT "_artigos_blog_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_artigos_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eventos_locales" ADD CONSTRAINT "eventos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v" ADD CONSTRAINT "_eventos_v_parent_id_eventos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."eventos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v_locales" ADD CONSTRAINT "_eventos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eventos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."paginas_locales" ADD CONSTRAINT "paginas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."paginas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_paginas_v" ADD CONSTRAINT "_paginas_v_parent_id_paginas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."paginas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_paginas_v_locales" ADD CONSTRAINT "_paginas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_paginas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_locales" ADD CONSTRAINT "landing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_locales" ADD CONSTRAINT "_landing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."utilizadores_sessions" ADD CONSTRAINT "utilizadores_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."utilizadores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_problemas_fk" FOREIGN KEY ("problemas_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tratamentos_pp_fk" FOREIGN KEY ("tratamentos_pp_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tratamentos_fk" FOREIGN KEY ("tratamentos_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_analises_exames_fk" FOREIGN KEY ("analises_exames_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_equipa_fk" FOREIGN KEY ("equipa_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_eventos_fk" FOREIGN KEY ("eventos_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paginas_fk" FOREIGN KEY ("paginas_id") REFERENCES "cms"."paginas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_utilizadores_fk" FOREIGN KEY ("utilizadores_id") REFERENCES "cms"."utilizadores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_utilizadores_fk" FOREIGN KEY ("utilizadores_id") REFERENCES "cms"."utilizadores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_locales" ADD CONSTRAINT "homepage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_locales" ADD CONSTRAINT "_homepage_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."sobre_nos_locales" ADD CONSTRAINT "sobre_nos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."sobre_nos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_sobre_nos_v_locales" ADD CONSTRAINT "_sobre_nos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_sobre_nos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_locales" ADD CONSTRAINT "outras_doencas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_locales" ADD CONSTRAINT "_outras_doencas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_outras_doencas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."politica_de_privacidade_locales" ADD CONSTRAINT "politica_de_privacidade_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."politica_de_privacidade"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_politica_de_privacidade_v_locales" ADD CONSTRAINT "_politica_de_privacidade_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_politica_de_privacidade_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_problemas_children_children" ADD CONSTRAINT "menu_problemas_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_problemas_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_problemas_children_children_locales" ADD CONSTRAINT "menu_problemas_children_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_problemas_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_problemas_children" ADD CONSTRAINT "menu_problemas_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_problemas_children_locales" ADD CONSTRAINT "menu_problemas_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_problemas_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_problemas" ADD CONSTRAINT "menu_problemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_problemas_locales" ADD CONSTRAINT "menu_problemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_tratamentos_children_children" ADD CONSTRAINT "menu_tratamentos_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_tratamentos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_tratamentos_children_children_locales" ADD CONSTRAINT "menu_tratamentos_children_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_tratamentos_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_tratamentos_children" ADD CONSTRAINT "menu_tratamentos_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_tratamentos_children_locales" ADD CONSTRAINT "menu_tratamentos_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_tratamentos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_tratamentos" ADD CONSTRAINT "menu_tratamentos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_tratamentos_locales" ADD CONSTRAINT "menu_tratamentos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_analises_children_children" ADD CONSTRAINT "menu_analises_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_analises_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_analises_children_children_locales" ADD CONSTRAINT "menu_analises_children_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_analises_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_analises_children" ADD CONSTRAINT "menu_analises_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_analises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_analises_children_locales" ADD CONSTRAINT "menu_analises_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_analises_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_analises" ADD CONSTRAINT "menu_analises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_analises_locales" ADD CONSTRAINT "menu_analises_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_analises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_sobre_nos_children_children" ADD CONSTRAINT "menu_sobre_nos_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_sobre_nos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_sobre_nos_children_children_locales" ADD CONSTRAINT "menu_sobre_nos_children_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_sobre_nos_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_sobre_nos_children" ADD CONSTRAINT "menu_sobre_nos_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_sobre_nos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_sobre_nos_children_locales" ADD CONSTRAINT "menu_sobre_nos_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_sobre_nos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_sobre_nos" ADD CONSTRAINT "menu_sobre_nos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_sobre_nos_locales" ADD CONSTRAINT "menu_sobre_nos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_sobre_nos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_contactos_children_children" ADD CONSTRAINT "menu_contactos_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_contactos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_contactos_children_children_locales" ADD CONSTRAINT "menu_contactos_children_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_contactos_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_contactos_children" ADD CONSTRAINT "menu_contactos_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_contactos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_contactos_children_locales" ADD CONSTRAINT "menu_contactos_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_contactos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_contactos" ADD CONSTRAINT "menu_contactos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_contactos_locales" ADD CONSTRAINT "menu_contactos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."menu_contactos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_problemas_fk" FOREIGN KEY ("problemas_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_tratamentos_pp_fk" FOREIGN KEY ("tratamentos_pp_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_tratamentos_fk" FOREIGN KEY ("tratamentos_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_analises_exames_fk" FOREIGN KEY ("analises_exames_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_equipa_fk" FOREIGN KEY ("equipa_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_eventos_fk" FOREIGN KEY ("eventos_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."menu_rels" ADD CONSTRAINT "menu_rels_paginas_fk" FOREIGN KEY ("paginas_id") REFERENCES "cms"."paginas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."rodape_ligacoes" ADD CONSTRAINT "rodape_ligacoes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."rodape"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."rodape_ligacoes_locales" ADD CONSTRAINT "rodape_ligacoes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."rodape_ligacoes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."rodape_locales" ADD CONSTRAINT "rodape_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."rodape"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definicoes_redes" ADD CONSTRAINT "definicoes_redes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."definicoes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definicoes_horario_dias_schema" ADD CONSTRAINT "definicoes_horario_dias_schema_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."definicoes_horario"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definicoes_horario" ADD CONSTRAINT "definicoes_horario_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."definicoes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definicoes_horario_locales" ADD CONSTRAINT "definicoes_horario_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."definicoes_horario"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."definicoes" ADD CONSTRAINT "definicoes_selo_qualidade_id_media_id_fk" FOREIGN KEY ("selo_qualidade_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."definicoes_locales" ADD CONSTRAINT "definicoes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."definicoes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "problemas_updated_at_idx" ON "cms"."problemas" USING btree ("updated_at");
  CREATE INDEX "problemas_created_at_idx" ON "cms"."problemas" USING btree ("created_at");
  CREATE INDEX "problemas__status_idx" ON "cms"."problemas" USING btree ("_status");
  CREATE UNIQUE INDEX "problemas_slug_idx" ON "cms"."problemas_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "problemas_locales_locale_parent_id_unique" ON "cms"."problemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_parent_idx" ON "cms"."_problemas_v" USING btree ("parent_id");
  CREATE INDEX "_problemas_v_version_version_updated_at_idx" ON "cms"."_problemas_v" USING btree ("version_updated_at");
  CREATE INDEX "_problemas_v_version_version_created_at_idx" ON "cms"."_problemas_v" USING btree ("version_created_at");
  CREATE INDEX "_problemas_v_version_version__status_idx" ON "cms"."_problemas_v" USING btree ("version__status");
  CREATE INDEX "_problemas_v_created_at_idx" ON "cms"."_problemas_v" USING btree ("created_at");
  CREATE INDEX "_problemas_v_updated_at_idx" ON "cms"."_problemas_v" USING btree ("updated_at");
  CREATE INDEX "_problemas_v_snapshot_idx" ON "cms"."_problemas_v" USING btree ("snapshot");
  CREATE INDEX "_problemas_v_published_locale_idx" ON "cms"."_problemas_v" USING btree ("published_locale");
  CREATE INDEX "_problemas_v_latest_idx" ON "cms"."_problemas_v" USING btree ("latest");
  CREATE INDEX "_problemas_v_version_version_slug_idx" ON "cms"."_problemas_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_problemas_v_locales_locale_parent_id_unique" ON "cms"."_problemas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_pp_updated_at_idx" ON "cms"."tratamentos_pp" USING btree ("updated_at");
  CREATE INDEX "tratamentos_pp_created_at_idx" ON "cms"."tratamentos_pp" USING btree ("created_at");
  CREATE INDEX "tratamentos_pp__status_idx" ON "cms"."tratamentos_pp" USING btree ("_status");
  CREATE UNIQUE INDEX "tratamentos_pp_slug_idx" ON "cms"."tratamentos_pp_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "tratamentos_pp_locales_locale_parent_id_unique" ON "cms"."tratamentos_pp_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_pp_v_parent_idx" ON "cms"."_tratamentos_pp_v" USING btree ("parent_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_updated_at_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_updated_at");
  CREATE INDEX "_tratamentos_pp_v_version_version_created_at_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_created_at");
  CREATE INDEX "_tratamentos_pp_v_version_version__status_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version__status");
  CREATE INDEX "_tratamentos_pp_v_created_at_idx" ON "cms"."_tratamentos_pp_v" USING btree ("created_at");
  CREATE INDEX "_tratamentos_pp_v_updated_at_idx" ON "cms"."_tratamentos_pp_v" USING btree ("updated_at");
  CREATE INDEX "_tratamentos_pp_v_snapshot_idx" ON "cms"."_tratamentos_pp_v" USING btree ("snapshot");
  CREATE INDEX "_tratamentos_pp_v_published_locale_idx" ON "cms"."_tratamentos_pp_v" USING btree ("published_locale");
  CREATE INDEX "_tratamentos_pp_v_latest_idx" ON "cms"."_tratamentos_pp_v" USING btree ("latest");
  CREATE INDEX "_tratamentos_pp_v_version_version_slug_idx" ON "cms"."_tratamentos_pp_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_tratamentos_pp_v_locales_locale_parent_id_unique" ON "cms"."_tratamentos_pp_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_seccao_idx" ON "cms"."tratamentos" USING btree ("seccao_id");
  CREATE INDEX "tratamentos_updated_at_idx" ON "cms"."tratamentos" USING btree ("updated_at");
  CREATE INDEX "tratamentos_created_at_idx" ON "cms"."tratamentos" USING btree ("created_at");
  CREATE INDEX "tratamentos__status_idx" ON "cms"."tratamentos" USING btree ("_status");
  CREATE INDEX "tratamentos_slug_idx" ON "cms"."tratamentos_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "tratamentos_locales_locale_parent_id_unique" ON "cms"."tratamentos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_v_parent_idx" ON "cms"."_tratamentos_v" USING btree ("parent_id");
  CREATE INDEX "_tratamentos_v_version_version_seccao_idx" ON "cms"."_tratamentos_v" USING btree ("version_seccao_id");
  CREATE INDEX "_tratamentos_v_version_version_updated_at_idx" ON "cms"."_tratamentos_v" USING btree ("version_updated_at");
  CREATE INDEX "_tratamentos_v_version_version_created_at_idx" ON "cms"."_tratamentos_v" USING btree ("version_created_at");
  CREATE INDEX "_tratamentos_v_version_version__status_idx" ON "cms"."_tratamentos_v" USING btree ("version__status");
  CREATE INDEX "_tratamentos_v_created_at_idx" ON "cms"."_tratamentos_v" USING btree ("created_at");
  CREATE INDEX "_tratamentos_v_updated_at_idx" ON "cms"."_tratamentos_v" USING btree ("updated_at");
  CREATE INDEX "_tratamentos_v_snapshot_idx" ON "cms"."_tratamentos_v" USING btree ("snapshot");
  CREATE INDEX "_tratamentos_v_published_locale_idx" ON "cms"."_tratamentos_v" USING btree ("published_locale");
  CREATE INDEX "_tratamentos_v_latest_idx" ON "cms"."_tratamentos_v" USING btree ("latest");
  CREATE INDEX "_tratamentos_v_version_version_slug_idx" ON "cms"."_tratamentos_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_tratamentos_v_locales_locale_parent_id_unique" ON "cms"."_tratamentos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analises_exames_updated_at_idx" ON "cms"."analises_exames" USING btree ("updated_at");
  CREATE INDEX "analises_exames_created_at_idx" ON "cms"."analises_exames" USING btree ("created_at");
  CREATE INDEX "analises_exames__status_idx" ON "cms"."analises_exames" USING btree ("_status");
  CREATE UNIQUE INDEX "analises_exames_slug_idx" ON "cms"."analises_exames_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "analises_exames_locales_locale_parent_id_unique" ON "cms"."analises_exames_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_parent_idx" ON "cms"."_analises_exames_v" USING btree ("parent_id");
  CREATE INDEX "_analises_exames_v_version_version_updated_at_idx" ON "cms"."_analises_exames_v" USING btree ("version_updated_at");
  CREATE INDEX "_analises_exames_v_version_version_created_at_idx" ON "cms"."_analises_exames_v" USING btree ("version_created_at");
  CREATE INDEX "_analises_exames_v_version_version__status_idx" ON "cms"."_analises_exames_v" USING btree ("version__status");
  CREATE INDEX "_analises_exames_v_created_at_idx" ON "cms"."_analises_exames_v" USING btree ("created_at");
  CREATE INDEX "_analises_exames_v_updated_at_idx" ON "cms"."_analises_exames_v" USING btree ("updated_at");
  CREATE INDEX "_analises_exames_v_snapshot_idx" ON "cms"."_analises_exames_v" USING btree ("snapshot");
  CREATE INDEX "_analises_exames_v_published_locale_idx" ON "cms"."_analises_exames_v" USING btree ("published_locale");
  CREATE INDEX "_analises_exames_v_latest_idx" ON "cms"."_analises_exames_v" USING btree ("latest");
  CREATE INDEX "_analises_exames_v_version_version_slug_idx" ON "cms"."_analises_exames_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_analises_exames_v_locales_locale_parent_id_unique" ON "cms"."_analises_exames_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "equipa_updated_at_idx" ON "cms"."equipa" USING btree ("updated_at");
  CREATE INDEX "equipa_created_at_idx" ON "cms"."equipa" USING btree ("created_at");
  CREATE INDEX "equipa__status_idx" ON "cms"."equipa" USING btree ("_status");
  CREATE UNIQUE INDEX "equipa_slug_idx" ON "cms"."equipa_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "equipa_locales_locale_parent_id_unique" ON "cms"."equipa_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_equipa_v_parent_idx" ON "cms"."_equipa_v" USING btree ("parent_id");
  CREATE INDEX "_equipa_v_version_version_updated_at_idx" ON "cms"."_equipa_v" USING btree ("version_updated_at");
  CREATE INDEX "_equipa_v_version_version_created_at_idx" ON "cms"."_equipa_v" USING btree ("version_created_at");
  CREATE INDEX "_equipa_v_version_version__status_idx" ON "cms"."_equipa_v" USING btree ("version__status");
  CREATE INDEX "_equipa_v_created_at_idx" ON "cms"."_equipa_v" USING btree ("created_at");
  CREATE INDEX "_equipa_v_updated_at_idx" ON "cms"."_equipa_v" USING btree ("updated_at");
  CREATE INDEX "_equipa_v_snapshot_idx" ON "cms"."_equipa_v" USING btree ("snapshot");
  CREATE INDEX "_equipa_v_published_locale_idx" ON "cms"."_equipa_v" USING btree ("published_locale");
  CREATE INDEX "_equipa_v_latest_idx" ON "cms"."_equipa_v" USING btree ("latest");
  CREATE INDEX "_equipa_v_version_version_slug_idx" ON "cms"."_equipa_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_equipa_v_locales_locale_parent_id_unique" ON "cms"."_equipa_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "artigos_blog_updated_at_idx" ON "cms"."artigos_blog" USING btree ("updated_at");
  CREATE INDEX "artigos_blog_created_at_idx" ON "cms"."artigos_blog" USING btree ("created_at");
  CREATE INDEX "artigos_blog__status_idx" ON "cms"."artigos_blog" USING btree ("_status");
  CREATE UNIQUE INDEX "artigos_blog_slug_idx" ON "cms"."artigos_blog_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "artigos_blog_locales_locale_parent_id_unique" ON "cms"."artigos_blog_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_artigos_blog_v_parent_idx" ON "cms"."_artigos_blog_v" USING btree ("parent_id");
  CREATE INDEX "_artigos_blog_v_version_version_updated_at_idx" ON "cms"."_artigos_blog_v" USING btree ("version_updated_at");
  CREATE INDEX "_artigos_blog_v_version_version_created_at_idx" ON "cms"."_artigos_blog_v" USING btree ("version_created_at");
  CREATE INDEX "_artigos_blog_v_version_version__status_idx" ON "cms"."_artigos_blog_v" USING btree ("version__status");
  CREATE INDEX "_artigos_blog_v_created_at_idx" ON "cms"."_artigos_blog_v" USING btree ("created_at");
  CREATE INDEX "_artigos_blog_v_updated_at_idx" ON "cms"."_artigos_blog_v" USING btree ("updated_at");
  CREATE INDEX "_artigos_blog_v_snapshot_idx" ON "cms"."_artigos_blog_v" USING btree ("snapshot");
  CREATE INDEX "_artigos_blog_v_published_locale_idx" ON "cms"."_artigos_blog_v" USING btree ("published_locale");
  CREATE INDEX "_artigos_blog_v_latest_idx" ON "cms"."_artigos_blog_v" USING btree ("latest");
  CREATE INDEX "_artigos_blog_v_version_version_slug_idx" ON "cms"."_artigos_blog_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_artigos_blog_v_locales_locale_parent_id_unique" ON "cms"."_artigos_blog_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "eventos_updated_at_idx" ON "cms"."eventos" USING btree ("updated_at");
  CREATE INDEX "eventos_created_at_idx" ON "cms"."eventos" USING btree ("created_at");
  CREATE INDEX "eventos__status_idx" ON "cms"."eventos" USING btree ("_status");
  CREATE UNIQUE INDEX "eventos_slug_idx" ON "cms"."eventos_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "eventos_locales_locale_parent_id_unique" ON "cms"."eventos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_eventos_v_parent_idx" ON "cms"."_eventos_v" USING btree ("parent_id");
  CREATE INDEX "_eventos_v_version_version_updated_at_idx" ON "cms"."_eventos_v" USING btree ("version_updated_at");
  CREATE INDEX "_eventos_v_version_version_created_at_idx" ON "cms"."_eventos_v" USING btree ("version_created_at");
  CREATE INDEX "_eventos_v_version_version__status_idx" ON "cms"."_eventos_v" USING btree ("version__status");
  CREATE INDEX "_eventos_v_created_at_idx" ON "cms"."_eventos_v" USING btree ("created_at");
  CREATE INDEX "_eventos_v_updated_at_idx" ON "cms"."_eventos_v" USING btree ("updated_at");
  CREATE INDEX "_eventos_v_snapshot_idx" ON "cms"."_eventos_v" USING btree ("snapshot");
  CREATE INDEX "_eventos_v_published_locale_idx" ON "cms"."_eventos_v" USING btree ("published_locale");
  CREATE INDEX "_eventos_v_latest_idx" ON "cms"."_eventos_v" USING btree ("latest");
  CREATE INDEX "_eventos_v_version_version_slug_idx" ON "cms"."_eventos_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_eventos_v_locales_locale_parent_id_unique" ON "cms"."_eventos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "cms"."media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_w480_avif_sizes_w480_avif_filename_idx" ON "cms"."media" USING btree ("sizes_w480_avif_filename");
  CREATE INDEX "media_sizes_w480_webp_sizes_w480_webp_filename_idx" ON "cms"."media" USING btree ("sizes_w480_webp_filename");
  CREATE INDEX "media_sizes_w960_avif_sizes_w960_avif_filename_idx" ON "cms"."media" USING btree ("sizes_w960_avif_filename");
  CREATE INDEX "media_sizes_w960_webp_sizes_w960_webp_filename_idx" ON "cms"."media" USING btree ("sizes_w960_webp_filename");
  CREATE INDEX "media_sizes_w1600_avif_sizes_w1600_avif_filename_idx" ON "cms"."media" USING btree ("sizes_w1600_avif_filename");
  CREATE INDEX "media_sizes_w1600_webp_sizes_w1600_webp_filename_idx" ON "cms"."media" USING btree ("sizes_w1600_webp_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "cms"."media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "paginas_rota_idx" ON "cms"."paginas" USING btree ("rota");
  CREATE INDEX "paginas_updated_at_idx" ON "cms"."paginas" USING btree ("updated_at");
  CREATE INDEX "paginas_created_at_idx" ON "cms"."paginas" USING btree ("created_at");
  CREATE INDEX "paginas__status_idx" ON "cms"."paginas" USING btree ("_status");
  CREATE UNIQUE INDEX "paginas_locales_locale_parent_id_unique" ON "cms"."paginas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_paginas_v_parent_idx" ON "cms"."_paginas_v" USING btree ("parent_id");
  CREATE INDEX "_paginas_v_version_version_rota_idx" ON "cms"."_paginas_v" USING btree ("version_rota");
  CREATE INDEX "_paginas_v_version_version_updated_at_idx" ON "cms"."_paginas_v" USING btree ("version_updated_at");
  CREATE INDEX "_paginas_v_version_version_created_at_idx" ON "cms"."_paginas_v" USING btree ("version_created_at");
  CREATE INDEX "_paginas_v_version_version__status_idx" ON "cms"."_paginas_v" USING btree ("version__status");
  CREATE INDEX "_paginas_v_created_at_idx" ON "cms"."_paginas_v" USING btree ("created_at");
  CREATE INDEX "_paginas_v_updated_at_idx" ON "cms"."_paginas_v" USING btree ("updated_at");
  CREATE INDEX "_paginas_v_snapshot_idx" ON "cms"."_paginas_v" USING btree ("snapshot");
  CREATE INDEX "_paginas_v_published_locale_idx" ON "cms"."_paginas_v" USING btree ("published_locale");
  CREATE INDEX "_paginas_v_latest_idx" ON "cms"."_paginas_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_paginas_v_locales_locale_parent_id_unique" ON "cms"."_paginas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_pages_updated_at_idx" ON "cms"."landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "cms"."landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages__status_idx" ON "cms"."landing_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "landing_pages_slug_idx" ON "cms"."landing_pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "landing_pages_locales_locale_parent_id_unique" ON "cms"."landing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "cms"."_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "cms"."_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "cms"."_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "cms"."_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "cms"."_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_snapshot_idx" ON "cms"."_landing_pages_v" USING btree ("snapshot");
  CREATE INDEX "_landing_pages_v_published_locale_idx" ON "cms"."_landing_pages_v" USING btree ("published_locale");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "cms"."_landing_pages_v" USING btree ("latest");
  CREATE INDEX "_landing_pages_v_version_version_slug_idx" ON "cms"."_landing_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_landing_pages_v_locales_locale_parent_id_unique" ON "cms"."_landing_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "utilizadores_sessions_order_idx" ON "cms"."utilizadores_sessions" USING btree ("_order");
  CREATE INDEX "utilizadores_sessions_parent_id_idx" ON "cms"."utilizadores_sessions" USING btree ("_parent_id");
  CREATE INDEX "utilizadores_updated_at_idx" ON "cms"."utilizadores" USING btree ("updated_at");
  CREATE INDEX "utilizadores_created_at_idx" ON "cms"."utilizadores" USING btree ("created_at");
  CREATE UNIQUE INDEX "utilizadores_email_idx" ON "cms"."utilizadores" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_problemas_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("problemas_id");
  CREATE INDEX "payload_locked_documents_rels_tratamentos_pp_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("tratamentos_pp_id");
  CREATE INDEX "payload_locked_documents_rels_tratamentos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("tratamentos_id");
  CREATE INDEX "payload_locked_documents_rels_analises_exames_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("analises_exames_id");
  CREATE INDEX "payload_locked_documents_rels_equipa_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("equipa_id");
  CREATE INDEX "payload_locked_documents_rels_artigos_blog_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "payload_locked_documents_rels_eventos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("eventos_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_paginas_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("paginas_id");
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_utilizadores_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("utilizadores_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_utilizadores_id_idx" ON "cms"."payload_preferences_rels" USING btree ("utilizadores_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "homepage__status_idx" ON "cms"."homepage" USING btree ("_status");
  CREATE UNIQUE INDEX "homepage_locales_locale_parent_id_unique" ON "cms"."homepage_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homepage_v_version_version__status_idx" ON "cms"."_homepage_v" USING btree ("version__status");
  CREATE INDEX "_homepage_v_created_at_idx" ON "cms"."_homepage_v" USING btree ("created_at");
  CREATE INDEX "_homepage_v_updated_at_idx" ON "cms"."_homepage_v" USING btree ("updated_at");
  CREATE INDEX "_homepage_v_snapshot_idx" ON "cms"."_homepage_v" USING btree ("snapshot");
  CREATE INDEX "_homepage_v_published_locale_idx" ON "cms"."_homepage_v" USING btree ("published_locale");
  CREATE INDEX "_homepage_v_latest_idx" ON "cms"."_homepage_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_homepage_v_locales_locale_parent_id_unique" ON "cms"."_homepage_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sobre_nos__status_idx" ON "cms"."sobre_nos" USING btree ("_status");
  CREATE UNIQUE INDEX "sobre_nos_locales_locale_parent_id_unique" ON "cms"."sobre_nos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sobre_nos_v_version_version__status_idx" ON "cms"."_sobre_nos_v" USING btree ("version__status");
  CREATE INDEX "_sobre_nos_v_created_at_idx" ON "cms"."_sobre_nos_v" USING btree ("created_at");
  CREATE INDEX "_sobre_nos_v_updated_at_idx" ON "cms"."_sobre_nos_v" USING btree ("updated_at");
  CREATE INDEX "_sobre_nos_v_snapshot_idx" ON "cms"."_sobre_nos_v" USING btree ("snapshot");
  CREATE INDEX "_sobre_nos_v_published_locale_idx" ON "cms"."_sobre_nos_v" USING btree ("published_locale");
  CREATE INDEX "_sobre_nos_v_latest_idx" ON "cms"."_sobre_nos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_sobre_nos_v_locales_locale_parent_id_unique" ON "cms"."_sobre_nos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "outras_doencas__status_idx" ON "cms"."outras_doencas" USING btree ("_status");
  CREATE UNIQUE INDEX "outras_doencas_locales_locale_parent_id_unique" ON "cms"."outras_doencas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_outras_doencas_v_version_version__status_idx" ON "cms"."_outras_doencas_v" USING btree ("version__status");
  CREATE INDEX "_outras_doencas_v_created_at_idx" ON "cms"."_outras_doencas_v" USING btree ("created_at");
  CREATE INDEX "_outras_doencas_v_updated_at_idx" ON "cms"."_outras_doencas_v" USING btree ("updated_at");
  CREATE INDEX "_outras_doencas_v_snapshot_idx" ON "cms"."_outras_doencas_v" USING btree ("snapshot");
  CREATE INDEX "_outras_doencas_v_published_locale_idx" ON "cms"."_outras_doencas_v" USING btree ("published_locale");
  CREATE INDEX "_outras_doencas_v_latest_idx" ON "cms"."_outras_doencas_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_outras_doencas_v_locales_locale_parent_id_unique" ON "cms"."_outras_doencas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "politica_de_privacidade__status_idx" ON "cms"."politica_de_privacidade" USING btree ("_status");
  CREATE UNIQUE INDEX "politica_de_privacidade_locales_locale_parent_id_unique" ON "cms"."politica_de_privacidade_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_politica_de_privacidade_v_version_version__status_idx" ON "cms"."_politica_de_privacidade_v" USING btree ("version__status");
  CREATE INDEX "_politica_de_privacidade_v_created_at_idx" ON "cms"."_politica_de_privacidade_v" USING btree ("created_at");
  CREATE INDEX "_politica_de_privacidade_v_updated_at_idx" ON "cms"."_politica_de_privacidade_v" USING btree ("updated_at");
  CREATE INDEX "_politica_de_privacidade_v_snapshot_idx" ON "cms"."_politica_de_privacidade_v" USING btree ("snapshot");
  CREATE INDEX "_politica_de_privacidade_v_published_locale_idx" ON "cms"."_politica_de_privacidade_v" USING btree ("published_locale");
  CREATE INDEX "_politica_de_privacidade_v_latest_idx" ON "cms"."_politica_de_privacidade_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_politica_de_privacidade_v_locales_locale_parent_id_unique" ON "cms"."_politica_de_privacidade_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_problemas_children_children_order_idx" ON "cms"."menu_problemas_children_children" USING btree ("_order");
  CREATE INDEX "menu_problemas_children_children_parent_id_idx" ON "cms"."menu_problemas_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_problemas_children_children_locales_locale_parent_id_un" ON "cms"."menu_problemas_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_problemas_children_order_idx" ON "cms"."menu_problemas_children" USING btree ("_order");
  CREATE INDEX "menu_problemas_children_parent_id_idx" ON "cms"."menu_problemas_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_problemas_children_locales_locale_parent_id_unique" ON "cms"."menu_problemas_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_problemas_order_idx" ON "cms"."menu_problemas" USING btree ("_order");
  CREATE INDEX "menu_problemas_parent_id_idx" ON "cms"."menu_problemas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_problemas_locales_locale_parent_id_unique" ON "cms"."menu_problemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_tratamentos_children_children_order_idx" ON "cms"."menu_tratamentos_children_children" USING btree ("_order");
  CREATE INDEX "menu_tratamentos_children_children_parent_id_idx" ON "cms"."menu_tratamentos_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_tratamentos_children_children_locales_locale_parent_id_" ON "cms"."menu_tratamentos_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_tratamentos_children_order_idx" ON "cms"."menu_tratamentos_children" USING btree ("_order");
  CREATE INDEX "menu_tratamentos_children_parent_id_idx" ON "cms"."menu_tratamentos_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_tratamentos_children_locales_locale_parent_id_unique" ON "cms"."menu_tratamentos_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_tratamentos_order_idx" ON "cms"."menu_tratamentos" USING btree ("_order");
  CREATE INDEX "menu_tratamentos_parent_id_idx" ON "cms"."menu_tratamentos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_tratamentos_locales_locale_parent_id_unique" ON "cms"."menu_tratamentos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_analises_children_children_order_idx" ON "cms"."menu_analises_children_children" USING btree ("_order");
  CREATE INDEX "menu_analises_children_children_parent_id_idx" ON "cms"."menu_analises_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_analises_children_children_locales_locale_parent_id_uni" ON "cms"."menu_analises_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_analises_children_order_idx" ON "cms"."menu_analises_children" USING btree ("_order");
  CREATE INDEX "menu_analises_children_parent_id_idx" ON "cms"."menu_analises_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_analises_children_locales_locale_parent_id_unique" ON "cms"."menu_analises_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_analises_order_idx" ON "cms"."menu_analises" USING btree ("_order");
  CREATE INDEX "menu_analises_parent_id_idx" ON "cms"."menu_analises" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_analises_locales_locale_parent_id_unique" ON "cms"."menu_analises_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_sobre_nos_children_children_order_idx" ON "cms"."menu_sobre_nos_children_children" USING btree ("_order");
  CREATE INDEX "menu_sobre_nos_children_children_parent_id_idx" ON "cms"."menu_sobre_nos_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_sobre_nos_children_children_locales_locale_parent_id_un" ON "cms"."menu_sobre_nos_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_sobre_nos_children_order_idx" ON "cms"."menu_sobre_nos_children" USING btree ("_order");
  CREATE INDEX "menu_sobre_nos_children_parent_id_idx" ON "cms"."menu_sobre_nos_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_sobre_nos_children_locales_locale_parent_id_unique" ON "cms"."menu_sobre_nos_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_sobre_nos_order_idx" ON "cms"."menu_sobre_nos" USING btree ("_order");
  CREATE INDEX "menu_sobre_nos_parent_id_idx" ON "cms"."menu_sobre_nos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_sobre_nos_locales_locale_parent_id_unique" ON "cms"."menu_sobre_nos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_contactos_children_children_order_idx" ON "cms"."menu_contactos_children_children" USING btree ("_order");
  CREATE INDEX "menu_contactos_children_children_parent_id_idx" ON "cms"."menu_contactos_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_contactos_children_children_locales_locale_parent_id_un" ON "cms"."menu_contactos_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_contactos_children_order_idx" ON "cms"."menu_contactos_children" USING btree ("_order");
  CREATE INDEX "menu_contactos_children_parent_id_idx" ON "cms"."menu_contactos_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_contactos_children_locales_locale_parent_id_unique" ON "cms"."menu_contactos_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_contactos_order_idx" ON "cms"."menu_contactos" USING btree ("_order");
  CREATE INDEX "menu_contactos_parent_id_idx" ON "cms"."menu_contactos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_contactos_locales_locale_parent_id_unique" ON "cms"."menu_contactos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_rels_order_idx" ON "cms"."menu_rels" USING btree ("order");
  CREATE INDEX "menu_rels_parent_idx" ON "cms"."menu_rels" USING btree ("parent_id");
  CREATE INDEX "menu_rels_path_idx" ON "cms"."menu_rels" USING btree ("path");
  CREATE INDEX "menu_rels_problemas_id_idx" ON "cms"."menu_rels" USING btree ("problemas_id");
  CREATE INDEX "menu_rels_tratamentos_pp_id_idx" ON "cms"."menu_rels" USING btree ("tratamentos_pp_id");
  CREATE INDEX "menu_rels_tratamentos_id_idx" ON "cms"."menu_rels" USING btree ("tratamentos_id");
  CREATE INDEX "menu_rels_analises_exames_id_idx" ON "cms"."menu_rels" USING btree ("analises_exames_id");
  CREATE INDEX "menu_rels_equipa_id_idx" ON "cms"."menu_rels" USING btree ("equipa_id");
  CREATE INDEX "menu_rels_artigos_blog_id_idx" ON "cms"."menu_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "menu_rels_landing_pages_id_idx" ON "cms"."menu_rels" USING btree ("landing_pages_id");
  CREATE INDEX "menu_rels_eventos_id_idx" ON "cms"."menu_rels" USING btree ("eventos_id");
  CREATE INDEX "menu_rels_paginas_id_idx" ON "cms"."menu_rels" USING btree ("paginas_id");
  CREATE INDEX "rodape_ligacoes_order_idx" ON "cms"."rodape_ligacoes" USING btree ("_order");
  CREATE INDEX "rodape_ligacoes_parent_id_idx" ON "cms"."rodape_ligacoes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rodape_ligacoes_locales_locale_parent_id_unique" ON "cms"."rodape_ligacoes_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "rodape_locales_locale_parent_id_unique" ON "cms"."rodape_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "definicoes_redes_order_idx" ON "cms"."definicoes_redes" USING btree ("_order");
  CREATE INDEX "definicoes_redes_parent_id_idx" ON "cms"."definicoes_redes" USING btree ("_parent_id");
  CREATE INDEX "definicoes_horario_dias_schema_order_idx" ON "cms"."definicoes_horario_dias_schema" USING btree ("order");
  CREATE INDEX "definicoes_horario_dias_schema_parent_idx" ON "cms"."definicoes_horario_dias_schema" USING btree ("parent_id");
  CREATE INDEX "definicoes_horario_order_idx" ON "cms"."definicoes_horario" USING btree ("_order");
  CREATE INDEX "definicoes_horario_parent_id_idx" ON "cms"."definicoes_horario" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "definicoes_horario_locales_locale_parent_id_unique" ON "cms"."definicoes_horario_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "definicoes_selo_qualidade_idx" ON "cms"."definicoes" USING btree ("selo_qualidade_id");
  CREATE UNIQUE INDEX "definicoes_locales_locale_parent_id_unique" ON "cms"."definicoes_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."problemas" CASCADE;
  DROP TABLE "cms"."problemas_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v" CASCADE;
  DROP TABLE "cms"."_problemas_v_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_pp" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_locales" CASCADE;
  DROP TABLE "cms"."tratamentos" CASCADE;
  DROP TABLE "cms"."tratamentos_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_v" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_locales" CASCADE;
  DROP TABLE "cms"."analises_exames" CASCADE;
  DROP TABLE "cms"."analises_exames_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_locales" CASCADE;
  DROP TABLE "cms"."equipa" CASCADE;
  DROP TABLE "cms"."equipa_locales" CASCADE;
  DROP TABLE "cms"."_equipa_v" CASCADE;
  DROP TABLE "cms"."_equipa_v_locales" CASCADE;
  DROP TABLE "cms"."artigos_blog" CASCADE;
  DROP TABLE "cms"."artigos_blog_locales" CASCADE;
  DROP TABLE "cms"."_artigos_blog_v" CASCADE;
  DROP TABLE "cms"."_artigos_blog_v_locales" CASCADE;
  DROP TABLE "cms"."eventos" CASCADE;
  DROP TABLE "cms"."eventos_locales" CASCADE;
  DROP TABLE "cms"."_eventos_v" CASCADE;
  DROP TABLE "cms"."_eventos_v_locales" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."paginas" CASCADE;
  DROP TABLE "cms"."paginas_locales" CASCADE;
  DROP TABLE "cms"."_paginas_v" CASCADE;
  DROP TABLE "cms"."_paginas_v_locales" CASCADE;
  DROP TABLE "cms"."landing_pages" CASCADE;
  DROP TABLE "cms"."landing_pages_locales" CASCADE;
  DROP TABLE "cms"."_landing_pages_v" CASCADE;
  DROP TABLE "cms"."_landing_pages_v_locales" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."utilizadores_sessions" CASCADE;
  DROP TABLE "cms"."utilizadores" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TABLE "cms"."homepage" CASCADE;
  DROP TABLE "cms"."homepage_locales" CASCADE;
  DROP TABLE "cms"."_homepage_v" CASCADE;
  DROP TABLE "cms"."_homepage_v_locales" CASCADE;
  DROP TABLE "cms"."sobre_nos" CASCADE;
  DROP TABLE "cms"."sobre_nos_locales" CASCADE;
  DROP TABLE "cms"."_sobre_nos_v" CASCADE;
  DROP TABLE "cms"."_sobre_nos_v_locales" CASCADE;
  DROP TABLE "cms"."outras_doencas" CASCADE;
  DROP TABLE "cms"."outras_doencas_locales" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v_locales" CASCADE;
  DROP TABLE "cms"."politica_de_privacidade" CASCADE;
  DROP TABLE "cms"."politica_de_privacidade_locales" CASCADE;
  DROP TABLE "cms"."_politica_de_privacidade_v" CASCADE;
  DROP TABLE "cms"."_politica_de_privacidade_v_locales" CASCADE;
  DROP TABLE "cms"."menu_problemas_children_children" CASCADE;
  DROP TABLE "cms"."menu_problemas_children_children_locales" CASCADE;
  DROP TABLE "cms"."menu_problemas_children" CASCADE;
  DROP TABLE "cms"."menu_problemas_children_locales" CASCADE;
  DROP TABLE "cms"."menu_problemas" CASCADE;
  DROP TABLE "cms"."menu_problemas_locales" CASCADE;
  DROP TABLE "cms"."menu_tratamentos_children_children" CASCADE;
  DROP TABLE "cms"."menu_tratamentos_children_children_locales" CASCADE;
  DROP TABLE "cms"."menu_tratamentos_children" CASCADE;
  DROP TABLE "cms"."menu_tratamentos_children_locales" CASCADE;
  DROP TABLE "cms"."menu_tratamentos" CASCADE;
  DROP TABLE "cms"."menu_tratamentos_locales" CASCADE;
  DROP TABLE "cms"."menu_analises_children_children" CASCADE;
  DROP TABLE "cms"."menu_analises_children_children_locales" CASCADE;
  DROP TABLE "cms"."menu_analises_children" CASCADE;
  DROP TABLE "cms"."menu_analises_children_locales" CASCADE;
  DROP TABLE "cms"."menu_analises" CASCADE;
  DROP TABLE "cms"."menu_analises_locales" CASCADE;
  DROP TABLE "cms"."menu_sobre_nos_children_children" CASCADE;
  DROP TABLE "cms"."menu_sobre_nos_children_children_locales" CASCADE;
  DROP TABLE "cms"."menu_sobre_nos_children" CASCADE;
  DROP TABLE "cms"."menu_sobre_nos_children_locales" CASCADE;
  DROP TABLE "cms"."menu_sobre_nos" CASCADE;
  DROP TABLE "cms"."menu_sobre_nos_locales" CASCADE;
  DROP TABLE "cms"."menu_contactos_children_children" CASCADE;
  DROP TABLE "cms"."menu_contactos_children_children_locales" CASCADE;
  DROP TABLE "cms"."menu_contactos_children" CASCADE;
  DROP TABLE "cms"."menu_contactos_children_locales" CASCADE;
  DROP TABLE "cms"."menu_contactos" CASCADE;
  DROP TABLE "cms"."menu_contactos_locales" CASCADE;
  DROP TABLE "cms"."menu" CASCADE;
  DROP TABLE "cms"."menu_rels" CASCADE;
  DROP TABLE "cms"."rodape_ligacoes" CASCADE;
  DROP TABLE "cms"."rodape_ligacoes_locales" CASCADE;
  DROP TABLE "cms"."rodape" CASCADE;
  DROP TABLE "cms"."rodape_locales" CASCADE;
  DROP TABLE "cms"."definicoes_redes" CASCADE;
  DROP TABLE "cms"."definicoes_horario_dias_schema" CASCADE;
  DROP TABLE "cms"."definicoes_horario" CASCADE;
  DROP TABLE "cms"."definicoes_horario_locales" CASCADE;
  DROP TABLE "cms"."definicoes" CASCADE;
  DROP TABLE "cms"."definicoes_locales" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_problemas_status";
  DROP TYPE "cms"."enum__problemas_v_version_status";
  DROP TYPE "cms"."enum__problemas_v_published_locale";
  DROP TYPE "cms"."enum_tratamentos_pp_status";
  DROP TYPE "cms"."enum__tratamentos_pp_v_version_status";
  DROP TYPE "cms"."enum__tratamentos_pp_v_published_locale";
  DROP TYPE "cms"."enum_tratamentos_status";
  DROP TYPE "cms"."enum__tratamentos_v_version_status";
  DROP TYPE "cms"."enum__tratamentos_v_published_locale";
  DROP TYPE "cms"."enum_analises_exames_status";
  DROP TYPE "cms"."enum__analises_exames_v_version_status";
  DROP TYPE "cms"."enum__analises_exames_v_published_locale";
  DROP TYPE "cms"."enum_equipa_status";
  DROP TYPE "cms"."enum__equipa_v_version_status";
  DROP TYPE "cms"."enum__equipa_v_published_locale";
  DROP TYPE "cms"."enum_artigos_blog_status";
  DROP TYPE "cms"."enum__artigos_blog_v_version_status";
  DROP TYPE "cms"."enum__artigos_blog_v_published_locale";
  DROP TYPE "cms"."enum_eventos_status";
  DROP TYPE "cms"."enum__eventos_v_version_status";
  DROP TYPE "cms"."enum__eventos_v_published_locale";
  DROP TYPE "cms"."enum_paginas_rota";
  DROP TYPE "cms"."enum_paginas_status";
  DROP TYPE "cms"."enum__paginas_v_version_rota";
  DROP TYPE "cms"."enum__paginas_v_version_status";
  DROP TYPE "cms"."enum__paginas_v_published_locale";
  DROP TYPE "cms"."enum_landing_pages_status";
  DROP TYPE "cms"."enum__landing_pages_v_version_status";
  DROP TYPE "cms"."enum__landing_pages_v_published_locale";
  DROP TYPE "cms"."enum_utilizadores_papel";
  DROP TYPE "cms"."enum_utilizadores_idioma";
  DROP TYPE "cms"."enum_homepage_status";
  DROP TYPE "cms"."enum__homepage_v_version_status";
  DROP TYPE "cms"."enum__homepage_v_published_locale";
  DROP TYPE "cms"."enum_sobre_nos_status";
  DROP TYPE "cms"."enum__sobre_nos_v_version_status";
  DROP TYPE "cms"."enum__sobre_nos_v_published_locale";
  DROP TYPE "cms"."enum_outras_doencas_status";
  DROP TYPE "cms"."enum__outras_doencas_v_version_status";
  DROP TYPE "cms"."enum__outras_doencas_v_published_locale";
  DROP TYPE "cms"."enum_politica_de_privacidade_status";
  DROP TYPE "cms"."enum__politica_de_privacidade_v_version_status";
  DROP TYPE "cms"."enum__politica_de_privacidade_v_published_locale";
  DROP TYPE "cms"."enum_definicoes_horario_dias_schema";`)
}
