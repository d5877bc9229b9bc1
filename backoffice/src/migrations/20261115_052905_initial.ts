import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "cms";
   CREATE TYPE "cms"."_locales" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_problemas_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum_problemas_quiz" AS ENUM('sintomas', 'psa', 'marcacao');
  CREATE TYPE "cms"."enum_problemas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__problemas_v_version_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum__problemas_v_version_quiz" AS ENUM('sintomas', 'psa', 'marcacao');
  CREATE TYPE "cms"."enum__problemas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__problemas_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_tratamentos_pp_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum_tratamentos_pp_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_pp_v_version_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum__tratamentos_pp_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_pp_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_tratamentos_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum_tratamentos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_v_version_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum__tratamentos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tratamentos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_analises_exames_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum_analises_exames_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__analises_exames_v_version_sinais_de_alarme_nivel" AS ENUM('urgente', 'hoje', 'marcar');
  CREATE TYPE "cms"."enum__analises_exames_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__analises_exames_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_equipa_biografia_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_equipa_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__equipa_v_version_biografia_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__equipa_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__equipa_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_artigos_blog_tipo" AS ENUM('artigo', 'noticia', 'entrevista');
  CREATE TYPE "cms"."enum_artigos_blog_quizz" AS ENUM('sintomas', 'psa', 'marcacao');
  CREATE TYPE "cms"."enum_artigos_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artigos_blog_v_version_tipo" AS ENUM('artigo', 'noticia', 'entrevista');
  CREATE TYPE "cms"."enum__artigos_blog_v_version_quizz" AS ENUM('sintomas', 'psa', 'marcacao');
  CREATE TYPE "cms"."enum__artigos_blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artigos_blog_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_categorias_de_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__categorias_de_blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__categorias_de_blog_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_eventos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__eventos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__eventos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_testemunhos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__testemunhos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__testemunhos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__videos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_artigos_tipo" AS ENUM('livro', 'brochura');
  CREATE TYPE "cms"."enum_artigos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artigos_v_version_tipo" AS ENUM('livro', 'brochura');
  CREATE TYPE "cms"."enum__artigos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artigos_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_paginas_rota" AS ENUM('international', 'contacts', 'secondOpinion', 'booking', 'bookingOnline', 'cookies', 'terms', 'accessibility');
  CREATE TYPE "cms"."enum_paginas_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__paginas_v_version_rota" AS ENUM('international', 'contacts', 'secondOpinion', 'booking', 'bookingOnline', 'cookies', 'terms', 'accessibility');
  CREATE TYPE "cms"."enum__paginas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__paginas_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__landing_pages_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_sinonimos_lingua" AS ENUM('pt', 'en');
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
  CREATE TABLE "cms"."problemas_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum_problemas_sinais_de_alarme_nivel"
  );
  
  CREATE TABLE "cms"."problemas_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_factores_de_risco" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"imagem_id" integer
  );
  
  CREATE TABLE "cms"."problemas_factores_de_risco_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_sintomas_quadro_sintomas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_sintomas_quadro_sintomas_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"porque" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_tratamentos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ordem" numeric,
  	"tratamento_id" integer
  );
  
  CREATE TABLE "cms"."problemas_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."problemas_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."problemas_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."problemas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quiz" "cms"."enum_problemas_quiz",
  	"assinatura_id" integer,
  	"revisor_id" integer,
  	"data_revisao" timestamp(3) with time zone,
  	"o_que_e_imagem_id" integer,
  	"diagnostico_imagem_id" integer,
  	"diagnostico_video" varchar,
  	"tratamentos_imagem_id" integer,
  	"tratamentos_video" varchar,
  	"cta_imagem_id" integer,
  	"prognostico_imagem_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_problemas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."problemas_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"excerto" varchar,
  	"o_que_e_titulo" varchar,
  	"o_que_e_texto" jsonb,
  	"factores_titulo" varchar,
  	"factores_subtitulo" varchar,
  	"factores_texto" jsonb,
  	"sintomas_titulo" varchar,
  	"sintomas_texto" jsonb,
  	"sintomas_quadro_titulo" varchar,
  	"sintomas_quadro_texto" varchar,
  	"tipos_titulo" varchar,
  	"tipos_texto" jsonb,
  	"diagnostico_titulo" varchar,
  	"diagnostico_texto" jsonb,
  	"diagnostico_legenda" varchar,
  	"tratamentos_titulo" varchar,
  	"tratamentos_texto" jsonb,
  	"tratamentos_legenda" varchar,
  	"cta_titulo" varchar,
  	"cta_texto" varchar,
  	"prognostico_titulo" varchar,
  	"prognostico_texto" jsonb,
  	"faqs_titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v_version_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_problemas_v_version_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v_version_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum__problemas_v_version_sinais_de_alarme_nivel",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_problemas_v_version_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v_version_factores_de_risco" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"imagem_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_problemas_v_version_factores_de_risco_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v_version_sintomas_quadro_sintomas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_problemas_v_version_sintomas_quadro_sintomas_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"porque" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v_version_tratamentos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ordem" numeric,
  	"tratamento_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_problemas_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_problemas_v_version_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v_version_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_problemas_v_version_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_problemas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_quiz" "cms"."enum__problemas_v_version_quiz",
  	"version_assinatura_id" integer,
  	"version_revisor_id" integer,
  	"version_data_revisao" timestamp(3) with time zone,
  	"version_o_que_e_imagem_id" integer,
  	"version_diagnostico_imagem_id" integer,
  	"version_diagnostico_video" varchar,
  	"version_tratamentos_imagem_id" integer,
  	"version_tratamentos_video" varchar,
  	"version_cta_imagem_id" integer,
  	"version_prognostico_imagem_id" integer,
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
  	"version_excerto" varchar,
  	"version_o_que_e_titulo" varchar,
  	"version_o_que_e_texto" jsonb,
  	"version_factores_titulo" varchar,
  	"version_factores_subtitulo" varchar,
  	"version_factores_texto" jsonb,
  	"version_sintomas_titulo" varchar,
  	"version_sintomas_texto" jsonb,
  	"version_sintomas_quadro_titulo" varchar,
  	"version_sintomas_quadro_texto" varchar,
  	"version_tipos_titulo" varchar,
  	"version_tipos_texto" jsonb,
  	"version_diagnostico_titulo" varchar,
  	"version_diagnostico_texto" jsonb,
  	"version_diagnostico_legenda" varchar,
  	"version_tratamentos_titulo" varchar,
  	"version_tratamentos_texto" jsonb,
  	"version_tratamentos_legenda" varchar,
  	"version_cta_titulo" varchar,
  	"version_cta_texto" varchar,
  	"version_prognostico_titulo" varchar,
  	"version_prognostico_texto" jsonb,
  	"version_faqs_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum_tratamentos_pp_sinais_de_alarme_nivel"
  );
  
  CREATE TABLE "cms"."tratamentos_pp_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp_tratamento_localizado" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ordem" numeric,
  	"tratamento_id" integer
  );
  
  CREATE TABLE "cms"."tratamentos_pp_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."tratamentos_pp_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_pp" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"problema_id" integer,
  	"assinatura_id" integer,
  	"revisor_id" integer,
  	"data_revisao" timestamp(3) with time zone,
  	"banner_imagem_id" integer,
  	"banner_video" varchar,
  	"como_efectua_imagem_id" integer,
  	"como_efectua_video" varchar,
  	"video_video" varchar,
  	"video_imagem_id" integer,
  	"video_video2" varchar,
  	"video_imagem2_id" integer,
  	"apoio_imagem_id" integer,
  	"destaque_imagem_id" integer,
  	"cta_imagem_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_tratamentos_pp_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."tratamentos_pp_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"banner_titulo" varchar,
  	"banner_descricao" varchar,
  	"banner_legenda" varchar,
  	"excerto" varchar,
  	"procedimento_titulo" varchar,
  	"procedimento_texto" jsonb,
  	"vantagens_titulo" varchar,
  	"vantagens_texto" jsonb,
  	"quais_tratamentos_titulo" varchar,
  	"quais_tratamentos_texto" jsonb,
  	"tratamento_localizado_titulo" varchar,
  	"tratamento_localizado_texto" jsonb,
  	"tratamento_localizado_texto2" jsonb,
  	"outros_criterios_titulo" varchar,
  	"outros_criterios_texto" jsonb,
  	"como_efectua_titulo" varchar,
  	"como_efectua_texto" jsonb,
  	"como_efectua_legenda" varchar,
  	"acompanhamento_titulo" varchar,
  	"acompanhamento_texto" jsonb,
  	"video_titulo" varchar,
  	"video_legenda" varchar,
  	"video_titulo2" varchar,
  	"video_legenda2" varchar,
  	"apoio_titulo" varchar,
  	"apoio_texto" jsonb,
  	"destaque_titulo" varchar,
  	"destaque_texto" varchar,
  	"destaque_cta_texto" varchar,
  	"destaque_cta_url" varchar,
  	"cta_titulo" varchar,
  	"cta_texto" varchar,
  	"faqs_titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum__tratamentos_pp_v_version_sinais_de_alarme_nivel",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_tratamento_localizado" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ordem" numeric,
  	"tratamento_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v_version_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_pp_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_problema_id" integer,
  	"version_assinatura_id" integer,
  	"version_revisor_id" integer,
  	"version_data_revisao" timestamp(3) with time zone,
  	"version_banner_imagem_id" integer,
  	"version_banner_video" varchar,
  	"version_como_efectua_imagem_id" integer,
  	"version_como_efectua_video" varchar,
  	"version_video_video" varchar,
  	"version_video_imagem_id" integer,
  	"version_video_video2" varchar,
  	"version_video_imagem2_id" integer,
  	"version_apoio_imagem_id" integer,
  	"version_destaque_imagem_id" integer,
  	"version_cta_imagem_id" integer,
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
  	"version_banner_titulo" varchar,
  	"version_banner_descricao" varchar,
  	"version_banner_legenda" varchar,
  	"version_excerto" varchar,
  	"version_procedimento_titulo" varchar,
  	"version_procedimento_texto" jsonb,
  	"version_vantagens_titulo" varchar,
  	"version_vantagens_texto" jsonb,
  	"version_quais_tratamentos_titulo" varchar,
  	"version_quais_tratamentos_texto" jsonb,
  	"version_tratamento_localizado_titulo" varchar,
  	"version_tratamento_localizado_texto" jsonb,
  	"version_tratamento_localizado_texto2" jsonb,
  	"version_outros_criterios_titulo" varchar,
  	"version_outros_criterios_texto" jsonb,
  	"version_como_efectua_titulo" varchar,
  	"version_como_efectua_texto" jsonb,
  	"version_como_efectua_legenda" varchar,
  	"version_acompanhamento_titulo" varchar,
  	"version_acompanhamento_texto" jsonb,
  	"version_video_titulo" varchar,
  	"version_video_legenda" varchar,
  	"version_video_titulo2" varchar,
  	"version_video_legenda2" varchar,
  	"version_apoio_titulo" varchar,
  	"version_apoio_texto" jsonb,
  	"version_destaque_titulo" varchar,
  	"version_destaque_texto" varchar,
  	"version_destaque_cta_texto" varchar,
  	"version_destaque_cta_url" varchar,
  	"version_cta_titulo" varchar,
  	"version_cta_texto" varchar,
  	"version_faqs_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum_tratamentos_sinais_de_alarme_nivel"
  );
  
  CREATE TABLE "cms"."tratamentos_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_recuperacao" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_recuperacao_locales" (
  	"quando" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."tratamentos_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seccao_id" integer,
  	"ordem" numeric,
  	"assinatura_id" integer,
  	"revisor_id" integer,
  	"data_revisao" timestamp(3) with time zone,
  	"banner_imagem_id" integer,
  	"como_efectua_imagem_id" integer,
  	"como_efectua_video" varchar,
  	"cta_imagem_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_tratamentos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."tratamentos_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"banner_titulo" varchar,
  	"banner_descricao" varchar,
  	"excerto" varchar,
  	"para_quem" varchar,
  	"internamento" varchar,
  	"procedimento_titulo" varchar,
  	"procedimento_texto" jsonb,
  	"vantagens_titulo" varchar,
  	"vantagens_texto" jsonb,
  	"outros_criterios_titulo" varchar,
  	"outros_criterios_texto" jsonb,
  	"como_efectua_titulo" varchar,
  	"como_efectua_texto" jsonb,
  	"como_efectua_legenda" varchar,
  	"acompanhamento_titulo" varchar,
  	"acompanhamento_texto" jsonb,
  	"cta_titulo" varchar,
  	"cta_texto" varchar,
  	"faqs_titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."tratamentos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"problemas_id" integer
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum__tratamentos_v_version_sinais_de_alarme_nivel",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_recuperacao" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_recuperacao_locales" (
  	"quando" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tratamentos_v_version_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seccao_id" integer,
  	"version_ordem" numeric,
  	"version_assinatura_id" integer,
  	"version_revisor_id" integer,
  	"version_data_revisao" timestamp(3) with time zone,
  	"version_banner_imagem_id" integer,
  	"version_como_efectua_imagem_id" integer,
  	"version_como_efectua_video" varchar,
  	"version_cta_imagem_id" integer,
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
  	"version_banner_titulo" varchar,
  	"version_banner_descricao" varchar,
  	"version_excerto" varchar,
  	"version_para_quem" varchar,
  	"version_internamento" varchar,
  	"version_procedimento_titulo" varchar,
  	"version_procedimento_texto" jsonb,
  	"version_vantagens_titulo" varchar,
  	"version_vantagens_texto" jsonb,
  	"version_outros_criterios_titulo" varchar,
  	"version_outros_criterios_texto" jsonb,
  	"version_como_efectua_titulo" varchar,
  	"version_como_efectua_texto" jsonb,
  	"version_como_efectua_legenda" varchar,
  	"version_acompanhamento_titulo" varchar,
  	"version_acompanhamento_texto" jsonb,
  	"version_cta_titulo" varchar,
  	"version_cta_texto" varchar,
  	"version_faqs_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tratamentos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"problemas_id" integer
  );
  
  CREATE TABLE "cms"."analises_exames_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum_analises_exames_sinais_de_alarme_nivel"
  );
  
  CREATE TABLE "cms"."analises_exames_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_procedimento_quadro" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_procedimento_quadro_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_preparacao" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_preparacao_locales" (
  	"quando" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."analises_exames_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."analises_exames" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"landing_page_id" integer,
  	"assinatura_id" integer,
  	"revisor_id" integer,
  	"data_revisao" timestamp(3) with time zone,
  	"o_que_e_imagem_id" integer,
  	"procedimento_imagem_id" integer,
  	"video_imagem_id" integer,
  	"video_video" varchar,
  	"blocos" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_analises_exames_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."analises_exames_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"excerto" varchar,
  	"duracao" varchar,
  	"o_que_e_titulo" varchar,
  	"o_que_e_texto" jsonb,
  	"importancia_titulo" varchar,
  	"importancia_texto" jsonb,
  	"vantagens_titulo" varchar,
  	"vantagens_texto" jsonb,
  	"procedimento_titulo" varchar,
  	"procedimento_texto" jsonb,
  	"procedimento_titulo2" varchar,
  	"procedimento_texto2" jsonb,
  	"preparacao_titulo" varchar,
  	"preparacao_texto" jsonb,
  	"video_legenda" varchar,
  	"faqs_titulo" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_resumo" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_resumo_locales" (
  	"frase" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_sinais_de_alarme" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"nivel" "cms"."enum__analises_exames_v_version_sinais_de_alarme_nivel",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_sinais_de_alarme_locales" (
  	"titulo" varchar,
  	"sinais" varchar,
  	"conselho" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_procedimento_quadro" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_procedimento_quadro_locales" (
  	"titulo" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_preparacao" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_preparacao_locales" (
  	"quando" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_faqs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_faqs_locales" (
  	"pergunta" varchar,
  	"resposta" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_analises_exames_v_version_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_analises_exames_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_landing_page_id" integer,
  	"version_assinatura_id" integer,
  	"version_revisor_id" integer,
  	"version_data_revisao" timestamp(3) with time zone,
  	"version_o_que_e_imagem_id" integer,
  	"version_procedimento_imagem_id" integer,
  	"version_video_imagem_id" integer,
  	"version_video_video" varchar,
  	"version_blocos" jsonb,
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
  	"version_excerto" varchar,
  	"version_duracao" varchar,
  	"version_o_que_e_titulo" varchar,
  	"version_o_que_e_texto" jsonb,
  	"version_importancia_titulo" varchar,
  	"version_importancia_texto" jsonb,
  	"version_vantagens_titulo" varchar,
  	"version_vantagens_texto" jsonb,
  	"version_procedimento_titulo" varchar,
  	"version_procedimento_texto" jsonb,
  	"version_procedimento_titulo2" varchar,
  	"version_procedimento_texto2" jsonb,
  	"version_preparacao_titulo" varchar,
  	"version_preparacao_texto" jsonb,
  	"version_video_legenda" varchar,
  	"version_faqs_titulo" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."equipa" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"medico" boolean DEFAULT false,
  	"cedula" varchar,
  	"id_clinica" numeric,
  	"ordem" numeric,
  	"biografia_status" "cms"."enum_equipa_biografia_status" DEFAULT 'draft',
  	"imagem_id" integer,
  	"assinatura_imagem_id" integer,
  	"biografia_banner_imagem_id" integer,
  	"biografia_ti_imagem_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_equipa_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."equipa_locales" (
  	"nome" varchar,
  	"slug" varchar,
  	"cargo" varchar,
  	"excerto" varchar,
  	"linguas" varchar,
  	"assinatura" varchar,
  	"biografia_titulo" varchar,
  	"biografia_subtitulo" varchar,
  	"biografia_banner_descricao" varchar,
  	"biografia_ti_titulo" varchar,
  	"biografia_ti_texto" jsonb,
  	"biografia_investigacao_titulo" varchar,
  	"biografia_investigacao_texto" jsonb,
  	"biografia_outras_actividades_titulo" varchar,
  	"biografia_outras_actividades_texto" jsonb,
  	"biografia_actividades_cirurgicas_titulo" varchar,
  	"biografia_actividades_cirurgicas_texto" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."equipa_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cms"."_equipa_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_medico" boolean DEFAULT false,
  	"version_cedula" varchar,
  	"version_id_clinica" numeric,
  	"version_ordem" numeric,
  	"version_biografia_status" "cms"."enum__equipa_v_version_biografia_status" DEFAULT 'draft',
  	"version_imagem_id" integer,
  	"version_assinatura_imagem_id" integer,
  	"version_biografia_banner_imagem_id" integer,
  	"version_biografia_ti_imagem_id" integer,
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
  	"version_excerto" varchar,
  	"version_linguas" varchar,
  	"version_assinatura" varchar,
  	"version_biografia_titulo" varchar,
  	"version_biografia_subtitulo" varchar,
  	"version_biografia_banner_descricao" varchar,
  	"version_biografia_ti_titulo" varchar,
  	"version_biografia_ti_texto" jsonb,
  	"version_biografia_investigacao_titulo" varchar,
  	"version_biografia_investigacao_texto" jsonb,
  	"version_biografia_outras_actividades_titulo" varchar,
  	"version_biografia_outras_actividades_texto" jsonb,
  	"version_biografia_actividades_cirurgicas_titulo" varchar,
  	"version_biografia_actividades_cirurgicas_texto" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_equipa_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cms"."artigos_blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"data_publicacao" timestamp(3) with time zone,
  	"tipo" "cms"."enum_artigos_blog_tipo" DEFAULT 'artigo',
  	"destaque" boolean DEFAULT false,
  	"autor_id" integer,
  	"revisor_id" integer,
  	"data_revisao" timestamp(3) with time zone,
  	"quizz" "cms"."enum_artigos_blog_quizz",
  	"imagem_destaque_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_artigos_blog_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."artigos_blog_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"excerto" varchar,
  	"texto" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."artigos_blog_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categorias_de_blog_id" integer,
  	"artigos_blog_id" integer
  );
  
  CREATE TABLE "cms"."_artigos_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_data_publicacao" timestamp(3) with time zone,
  	"version_tipo" "cms"."enum__artigos_blog_v_version_tipo" DEFAULT 'artigo',
  	"version_destaque" boolean DEFAULT false,
  	"version_autor_id" integer,
  	"version_revisor_id" integer,
  	"version_data_revisao" timestamp(3) with time zone,
  	"version_quizz" "cms"."enum__artigos_blog_v_version_quizz",
  	"version_imagem_destaque_id" integer,
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
  	"version_texto" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_artigos_blog_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categorias_de_blog_id" integer,
  	"artigos_blog_id" integer
  );
  
  CREATE TABLE "cms"."categorias_de_blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ordem" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_categorias_de_blog_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."categorias_de_blog_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_categorias_de_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_ordem" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__categorias_de_blog_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__categorias_de_blog_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_categorias_de_blog_v_locales" (
  	"version_titulo" varchar,
  	"version_slug" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."eventos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"data_inicio" timestamp(3) with time zone,
  	"data_fim" timestamp(3) with time zone,
  	"inscricoes_abertas" boolean DEFAULT false,
  	"imagem_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_eventos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."eventos_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"excerto" varchar,
  	"local" varchar,
  	"texto" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_eventos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_data_inicio" timestamp(3) with time zone,
  	"version_data_fim" timestamp(3) with time zone,
  	"version_inscricoes_abertas" boolean DEFAULT false,
  	"version_imagem_id" integer,
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
  	"version_excerto" varchar,
  	"version_local" varchar,
  	"version_texto" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."testemunhos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nome" varchar,
  	"ordem" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_testemunhos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."testemunhos_locales" (
  	"testemunho" varchar,
  	"contexto" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_testemunhos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_nome" varchar,
  	"version_ordem" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__testemunhos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__testemunhos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_testemunhos_v_locales" (
  	"version_testemunho" varchar,
  	"version_contexto" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"video" varchar,
  	"imagem_id" integer,
  	"pessoa_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."videos_locales" (
  	"titulo" varchar,
  	"legenda" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_video" varchar,
  	"version_imagem_id" integer,
  	"version_pessoa_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_videos_v_locales" (
  	"version_titulo" varchar,
  	"version_legenda" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."artigos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tipo" "cms"."enum_artigos_tipo" DEFAULT 'livro',
  	"biografia_id_id" integer,
  	"ordem_biografia" numeric,
  	"capa_id" integer,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_artigos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."artigos_locales" (
  	"titulo" varchar,
  	"excerto" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."artigos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ficheiros_id" integer
  );
  
  CREATE TABLE "cms"."_artigos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tipo" "cms"."enum__artigos_v_version_tipo" DEFAULT 'livro',
  	"version_biografia_id_id" integer,
  	"version_ordem_biografia" numeric,
  	"version_capa_id" integer,
  	"version_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__artigos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__artigos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_artigos_v_locales" (
  	"version_titulo" varchar,
  	"version_excerto" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_artigos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ficheiros_id" integer
  );
  
  CREATE TABLE "cms"."media_legendas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"x" numeric NOT NULL,
  	"y" numeric NOT NULL
  );
  
  CREATE TABLE "cms"."media_legendas_locales" (
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  	"legenda" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."ficheiros" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "cms"."ficheiros_locales" (
  	"titulo" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."paginas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rota" "cms"."enum_paginas_rota",
  	"banner_imagem_id" integer,
  	"blocos" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_paginas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."paginas_locales" (
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
  
  CREATE TABLE "cms"."_paginas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_rota" "cms"."enum__paginas_v_version_rota",
  	"version_banner_imagem_id" integer,
  	"version_blocos" jsonb,
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
  	"version_excerto" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."landing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner_imagem_id" integer,
  	"blocos" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_landing_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."landing_pages_locales" (
  	"titulo" varchar,
  	"slug" varchar,
  	"banner_titulo" varchar,
  	"banner_descricao" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_landing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_banner_imagem_id" integer,
  	"version_blocos" jsonb,
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
  	"version_banner_titulo" varchar,
  	"version_banner_descricao" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
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
  
  CREATE TABLE "cms"."sinonimos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lingua" "cms"."enum_sinonimos_lingua" DEFAULT 'pt' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."sinonimos_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  	"categorias_de_blog_id" integer,
  	"eventos_id" integer,
  	"testemunhos_id" integer,
  	"videos_id" integer,
  	"artigos_id" integer,
  	"media_id" integer,
  	"ficheiros_id" integer,
  	"paginas_id" integer,
  	"landing_pages_id" integer,
  	"redirects_id" integer,
  	"sinonimos_id" integer,
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
  
  CREATE TABLE "cms"."homepage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner_imagem_id" integer,
  	"carrossel_automatico" boolean DEFAULT false,
  	"video_video" varchar,
  	"video_imagem_id" integer,
  	"cta_imagem_id" integer,
  	"_status" "cms"."enum_homepage_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."homepage_locales" (
  	"titulo" varchar,
  	"banner_titulo" varchar,
  	"banner_descricao" varchar,
  	"urgencia" varchar,
  	"prostata_titulo" varchar,
  	"prostata_texto" varchar,
  	"prostata_href" varchar,
  	"hiperplasia_titulo" varchar,
  	"hiperplasia_texto" varchar,
  	"hiperplasia_href" varchar,
  	"testemunhos_nota" varchar,
  	"noticias_novidades_titulo" varchar,
  	"video_titulo" varchar,
  	"video_texto" varchar,
  	"pwa_titulo" varchar,
  	"pwa_texto" varchar,
  	"cta_titulo" varchar,
  	"cta_texto" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "cms"."_homepage_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_banner_imagem_id" integer,
  	"version_carrossel_automatico" boolean DEFAULT false,
  	"version_video_video" varchar,
  	"version_video_imagem_id" integer,
  	"version_cta_imagem_id" integer,
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
  	"version_banner_titulo" varchar,
  	"version_banner_descricao" varchar,
  	"version_urgencia" varchar,
  	"version_prostata_titulo" varchar,
  	"version_prostata_texto" varchar,
  	"version_prostata_href" varchar,
  	"version_hiperplasia_titulo" varchar,
  	"version_hiperplasia_texto" varchar,
  	"version_hiperplasia_href" varchar,
  	"version_testemunhos_nota" varchar,
  	"version_noticias_novidades_titulo" varchar,
  	"version_video_titulo" varchar,
  	"version_video_texto" varchar,
  	"version_pwa_titulo" varchar,
  	"version_pwa_texto" varchar,
  	"version_cta_titulo" varchar,
  	"version_cta_texto" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
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
  
  CREATE TABLE "cms"."sobre_nos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner_imagem_id" integer,
  	"ti_imagem_id" integer,
  	"_status" "cms"."enum_sobre_nos_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."sobre_nos_locales" (
  	"titulo" varchar,
  	"banner_titulo" varchar,
  	"banner_descricao" varchar,
  	"ti_texto" jsonb,
  	"missao_titulo" varchar,
  	"missao_texto" jsonb,
  	"instalacoes_texto" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."sobre_nos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cms"."_sobre_nos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_banner_imagem_id" integer,
  	"version_ti_imagem_id" integer,
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
  	"version_banner_titulo" varchar,
  	"version_banner_descricao" varchar,
  	"version_ti_texto" jsonb,
  	"version_missao_titulo" varchar,
  	"version_missao_texto" jsonb,
  	"version_instalacoes_texto" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_sobre_nos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cms"."outras_doencas_outras_doencas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"o_que_e_imagem_id" integer
  );
  
  CREATE TABLE "cms"."outras_doencas_outras_doencas_locales" (
  	"titulo_menu" varchar,
  	"o_que_e_titulo" varchar,
  	"o_que_e_texto" jsonb,
  	"tratamento_titulo" varchar,
  	"tratamento_texto" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."outras_doencas_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."outras_doencas_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."outras_doencas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"assinatura_id" integer,
  	"revisor_id" integer,
  	"data_revisao" timestamp(3) with time zone,
  	"_status" "cms"."enum_outras_doencas_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."outras_doencas_locales" (
  	"titulo" varchar,
  	"excerto" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_outras_doencas_v_version_outras_doencas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"o_que_e_imagem_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_outras_doencas_v_version_outras_doencas_locales" (
  	"titulo_menu" varchar,
  	"o_que_e_titulo" varchar,
  	"o_que_e_texto" jsonb,
  	"tratamento_titulo" varchar,
  	"tratamento_texto" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_outras_doencas_v_version_referencias" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_outras_doencas_v_version_referencias_locales" (
  	"fonte" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_outras_doencas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_assinatura_id" integer,
  	"version_revisor_id" integer,
  	"version_data_revisao" timestamp(3) with time zone,
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
  	"version_excerto" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."politica_de_privacidade" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"data_atualizacao" timestamp(3) with time zone,
  	"_status" "cms"."enum_politica_de_privacidade_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."politica_de_privacidade_locales" (
  	"titulo" varchar,
  	"texto" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"ato_abrangido" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_politica_de_privacidade_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_data_atualizacao" timestamp(3) with time zone,
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
  	"version_texto" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_ato_abrangido" varchar,
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
  
  ALTER TABLE "cms"."problemas_resumo" ADD CONSTRAINT "problemas_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_resumo_locales" ADD CONSTRAINT "problemas_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_sinais_de_alarme" ADD CONSTRAINT "problemas_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_sinais_de_alarme_locales" ADD CONSTRAINT "problemas_sinais_de_alarme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_factores_de_risco" ADD CONSTRAINT "problemas_factores_de_risco_imagem_id_media_id_fk" FOREIGN KEY ("imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas_factores_de_risco" ADD CONSTRAINT "problemas_factores_de_risco_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_factores_de_risco_locales" ADD CONSTRAINT "problemas_factores_de_risco_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas_factores_de_risco"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_sintomas_quadro_sintomas" ADD CONSTRAINT "problemas_sintomas_quadro_sintomas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_sintomas_quadro_sintomas_locales" ADD CONSTRAINT "problemas_sintomas_quadro_sintomas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas_sintomas_quadro_sintomas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_tratamentos" ADD CONSTRAINT "problemas_tratamentos_tratamento_id_tratamentos_id_fk" FOREIGN KEY ("tratamento_id") REFERENCES "cms"."tratamentos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas_tratamentos" ADD CONSTRAINT "problemas_tratamentos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_faqs" ADD CONSTRAINT "problemas_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_faqs_locales" ADD CONSTRAINT "problemas_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_referencias" ADD CONSTRAINT "problemas_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas_referencias_locales" ADD CONSTRAINT "problemas_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."problemas" ADD CONSTRAINT "problemas_assinatura_id_equipa_id_fk" FOREIGN KEY ("assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas" ADD CONSTRAINT "problemas_revisor_id_equipa_id_fk" FOREIGN KEY ("revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas" ADD CONSTRAINT "problemas_o_que_e_imagem_id_media_id_fk" FOREIGN KEY ("o_que_e_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas" ADD CONSTRAINT "problemas_diagnostico_imagem_id_media_id_fk" FOREIGN KEY ("diagnostico_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas" ADD CONSTRAINT "problemas_tratamentos_imagem_id_media_id_fk" FOREIGN KEY ("tratamentos_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas" ADD CONSTRAINT "problemas_cta_imagem_id_media_id_fk" FOREIGN KEY ("cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas" ADD CONSTRAINT "problemas_prognostico_imagem_id_media_id_fk" FOREIGN KEY ("prognostico_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."problemas_locales" ADD CONSTRAINT "problemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_resumo" ADD CONSTRAINT "_problemas_v_version_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_resumo_locales" ADD CONSTRAINT "_problemas_v_version_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v_version_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_sinais_de_alarme" ADD CONSTRAINT "_problemas_v_version_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_sinais_de_alarme_locales" ADD CONSTRAINT "_problemas_v_version_sinais_de_alarme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v_version_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_factores_de_risco" ADD CONSTRAINT "_problemas_v_version_factores_de_risco_imagem_id_media_id_fk" FOREIGN KEY ("imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_factores_de_risco" ADD CONSTRAINT "_problemas_v_version_factores_de_risco_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_factores_de_risco_locales" ADD CONSTRAINT "_problemas_v_version_factores_de_risco_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v_version_factores_de_risco"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_sintomas_quadro_sintomas" ADD CONSTRAINT "_problemas_v_version_sintomas_quadro_sintomas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_sintomas_quadro_sintomas_locales" ADD CONSTRAINT "_problemas_v_version_sintomas_quadro_sintomas_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v_version_sintomas_quadro_sintomas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_tratamentos" ADD CONSTRAINT "_problemas_v_version_tratamentos_tratamento_id_tratamentos_id_fk" FOREIGN KEY ("tratamento_id") REFERENCES "cms"."tratamentos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_tratamentos" ADD CONSTRAINT "_problemas_v_version_tratamentos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_faqs" ADD CONSTRAINT "_problemas_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_faqs_locales" ADD CONSTRAINT "_problemas_v_version_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v_version_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_referencias" ADD CONSTRAINT "_problemas_v_version_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_version_referencias_locales" ADD CONSTRAINT "_problemas_v_version_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v_version_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_parent_id_problemas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."problemas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_version_assinatura_id_equipa_id_fk" FOREIGN KEY ("version_assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_version_revisor_id_equipa_id_fk" FOREIGN KEY ("version_revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_version_o_que_e_imagem_id_media_id_fk" FOREIGN KEY ("version_o_que_e_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_version_diagnostico_imagem_id_media_id_fk" FOREIGN KEY ("version_diagnostico_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_version_tratamentos_imagem_id_media_id_fk" FOREIGN KEY ("version_tratamentos_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_version_cta_imagem_id_media_id_fk" FOREIGN KEY ("version_cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v" ADD CONSTRAINT "_problemas_v_version_prognostico_imagem_id_media_id_fk" FOREIGN KEY ("version_prognostico_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_problemas_v_locales" ADD CONSTRAINT "_problemas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_problemas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_resumo" ADD CONSTRAINT "tratamentos_pp_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_resumo_locales" ADD CONSTRAINT "tratamentos_pp_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_sinais_de_alarme" ADD CONSTRAINT "tratamentos_pp_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_sinais_de_alarme_locales" ADD CONSTRAINT "tratamentos_pp_sinais_de_alarme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_tratamento_localizado" ADD CONSTRAINT "tratamentos_pp_tratamento_localizado_tratamento_id_tratamentos_id_fk" FOREIGN KEY ("tratamento_id") REFERENCES "cms"."tratamentos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_tratamento_localizado" ADD CONSTRAINT "tratamentos_pp_tratamento_localizado_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_faqs" ADD CONSTRAINT "tratamentos_pp_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_faqs_locales" ADD CONSTRAINT "tratamentos_pp_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_referencias" ADD CONSTRAINT "tratamentos_pp_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_referencias_locales" ADD CONSTRAINT "tratamentos_pp_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_problema_id_problemas_id_fk" FOREIGN KEY ("problema_id") REFERENCES "cms"."problemas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_assinatura_id_equipa_id_fk" FOREIGN KEY ("assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_revisor_id_equipa_id_fk" FOREIGN KEY ("revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_como_efectua_imagem_id_media_id_fk" FOREIGN KEY ("como_efectua_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_video_imagem_id_media_id_fk" FOREIGN KEY ("video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_video_imagem2_id_media_id_fk" FOREIGN KEY ("video_imagem2_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_apoio_imagem_id_media_id_fk" FOREIGN KEY ("apoio_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_destaque_imagem_id_media_id_fk" FOREIGN KEY ("destaque_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp" ADD CONSTRAINT "tratamentos_pp_cta_imagem_id_media_id_fk" FOREIGN KEY ("cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_pp_locales" ADD CONSTRAINT "tratamentos_pp_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_resumo" ADD CONSTRAINT "_tratamentos_pp_v_version_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_resumo_locales" ADD CONSTRAINT "_tratamentos_pp_v_version_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v_version_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_sinais_de_alarme" ADD CONSTRAINT "_tratamentos_pp_v_version_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_sinais_de_alarme_locales" ADD CONSTRAINT "_tratamentos_pp_v_version_sinais_de_alarme_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v_version_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_tratamento_localizado" ADD CONSTRAINT "_tratamentos_pp_v_version_tratamento_localizado_tratamento_id_tratamentos_id_fk" FOREIGN KEY ("tratamento_id") REFERENCES "cms"."tratamentos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_tratamento_localizado" ADD CONSTRAINT "_tratamentos_pp_v_version_tratamento_localizado_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_faqs" ADD CONSTRAINT "_tratamentos_pp_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_faqs_locales" ADD CONSTRAINT "_tratamentos_pp_v_version_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v_version_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_referencias" ADD CONSTRAINT "_tratamentos_pp_v_version_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_version_referencias_locales" ADD CONSTRAINT "_tratamentos_pp_v_version_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v_version_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_parent_id_tratamentos_pp_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_problema_id_problemas_id_fk" FOREIGN KEY ("version_problema_id") REFERENCES "cms"."problemas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_assinatura_id_equipa_id_fk" FOREIGN KEY ("version_assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_revisor_id_equipa_id_fk" FOREIGN KEY ("version_revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_como_efectua_imagem_id_media_id_fk" FOREIGN KEY ("version_como_efectua_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_video_imagem_id_media_id_fk" FOREIGN KEY ("version_video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_video_imagem2_id_media_id_fk" FOREIGN KEY ("version_video_imagem2_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_apoio_imagem_id_media_id_fk" FOREIGN KEY ("version_apoio_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_destaque_imagem_id_media_id_fk" FOREIGN KEY ("version_destaque_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v" ADD CONSTRAINT "_tratamentos_pp_v_version_cta_imagem_id_media_id_fk" FOREIGN KEY ("version_cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_pp_v_locales" ADD CONSTRAINT "_tratamentos_pp_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_pp_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_resumo" ADD CONSTRAINT "tratamentos_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_resumo_locales" ADD CONSTRAINT "tratamentos_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_sinais_de_alarme" ADD CONSTRAINT "tratamentos_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_sinais_de_alarme_locales" ADD CONSTRAINT "tratamentos_sinais_de_alarme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_recuperacao" ADD CONSTRAINT "tratamentos_recuperacao_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_recuperacao_locales" ADD CONSTRAINT "tratamentos_recuperacao_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_recuperacao"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_faqs" ADD CONSTRAINT "tratamentos_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_faqs_locales" ADD CONSTRAINT "tratamentos_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_referencias" ADD CONSTRAINT "tratamentos_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_referencias_locales" ADD CONSTRAINT "tratamentos_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos" ADD CONSTRAINT "tratamentos_seccao_id_tratamentos_pp_id_fk" FOREIGN KEY ("seccao_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos" ADD CONSTRAINT "tratamentos_assinatura_id_equipa_id_fk" FOREIGN KEY ("assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos" ADD CONSTRAINT "tratamentos_revisor_id_equipa_id_fk" FOREIGN KEY ("revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos" ADD CONSTRAINT "tratamentos_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos" ADD CONSTRAINT "tratamentos_como_efectua_imagem_id_media_id_fk" FOREIGN KEY ("como_efectua_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos" ADD CONSTRAINT "tratamentos_cta_imagem_id_media_id_fk" FOREIGN KEY ("cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_locales" ADD CONSTRAINT "tratamentos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_rels" ADD CONSTRAINT "tratamentos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tratamentos_rels" ADD CONSTRAINT "tratamentos_rels_problemas_fk" FOREIGN KEY ("problemas_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_resumo" ADD CONSTRAINT "_tratamentos_v_version_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_resumo_locales" ADD CONSTRAINT "_tratamentos_v_version_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v_version_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_sinais_de_alarme" ADD CONSTRAINT "_tratamentos_v_version_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_sinais_de_alarme_locales" ADD CONSTRAINT "_tratamentos_v_version_sinais_de_alarme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v_version_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_recuperacao" ADD CONSTRAINT "_tratamentos_v_version_recuperacao_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_recuperacao_locales" ADD CONSTRAINT "_tratamentos_v_version_recuperacao_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v_version_recuperacao"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_faqs" ADD CONSTRAINT "_tratamentos_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_faqs_locales" ADD CONSTRAINT "_tratamentos_v_version_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v_version_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_referencias" ADD CONSTRAINT "_tratamentos_v_version_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_version_referencias_locales" ADD CONSTRAINT "_tratamentos_v_version_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v_version_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_parent_id_tratamentos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tratamentos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_version_seccao_id_tratamentos_pp_id_fk" FOREIGN KEY ("version_seccao_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_version_assinatura_id_equipa_id_fk" FOREIGN KEY ("version_assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_version_revisor_id_equipa_id_fk" FOREIGN KEY ("version_revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_version_como_efectua_imagem_id_media_id_fk" FOREIGN KEY ("version_como_efectua_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v" ADD CONSTRAINT "_tratamentos_v_version_cta_imagem_id_media_id_fk" FOREIGN KEY ("version_cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_locales" ADD CONSTRAINT "_tratamentos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_rels" ADD CONSTRAINT "_tratamentos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_tratamentos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tratamentos_v_rels" ADD CONSTRAINT "_tratamentos_v_rels_problemas_fk" FOREIGN KEY ("problemas_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_resumo" ADD CONSTRAINT "analises_exames_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_resumo_locales" ADD CONSTRAINT "analises_exames_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_sinais_de_alarme" ADD CONSTRAINT "analises_exames_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_sinais_de_alarme_locales" ADD CONSTRAINT "analises_exames_sinais_de_alarme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_procedimento_quadro" ADD CONSTRAINT "analises_exames_procedimento_quadro_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_procedimento_quadro_locales" ADD CONSTRAINT "analises_exames_procedimento_quadro_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames_procedimento_quadro"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_preparacao" ADD CONSTRAINT "analises_exames_preparacao_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_preparacao_locales" ADD CONSTRAINT "analises_exames_preparacao_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames_preparacao"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_faqs" ADD CONSTRAINT "analises_exames_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_faqs_locales" ADD CONSTRAINT "analises_exames_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_referencias" ADD CONSTRAINT "analises_exames_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_referencias_locales" ADD CONSTRAINT "analises_exames_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames" ADD CONSTRAINT "analises_exames_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "cms"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames" ADD CONSTRAINT "analises_exames_assinatura_id_equipa_id_fk" FOREIGN KEY ("assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames" ADD CONSTRAINT "analises_exames_revisor_id_equipa_id_fk" FOREIGN KEY ("revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames" ADD CONSTRAINT "analises_exames_o_que_e_imagem_id_media_id_fk" FOREIGN KEY ("o_que_e_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames" ADD CONSTRAINT "analises_exames_procedimento_imagem_id_media_id_fk" FOREIGN KEY ("procedimento_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames" ADD CONSTRAINT "analises_exames_video_imagem_id_media_id_fk" FOREIGN KEY ("video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."analises_exames_locales" ADD CONSTRAINT "analises_exames_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_resumo" ADD CONSTRAINT "_analises_exames_v_version_resumo_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_resumo_locales" ADD CONSTRAINT "_analises_exames_v_version_resumo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v_version_resumo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_sinais_de_alarme" ADD CONSTRAINT "_analises_exames_v_version_sinais_de_alarme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_sinais_de_alarme_locales" ADD CONSTRAINT "_analises_exames_v_version_sinais_de_alarme_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v_version_sinais_de_alarme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_procedimento_quadro" ADD CONSTRAINT "_analises_exames_v_version_procedimento_quadro_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_procedimento_quadro_locales" ADD CONSTRAINT "_analises_exames_v_version_procedimento_quadro_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v_version_procedimento_quadro"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_preparacao" ADD CONSTRAINT "_analises_exames_v_version_preparacao_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_preparacao_locales" ADD CONSTRAINT "_analises_exames_v_version_preparacao_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v_version_preparacao"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_faqs" ADD CONSTRAINT "_analises_exames_v_version_faqs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_faqs_locales" ADD CONSTRAINT "_analises_exames_v_version_faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v_version_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_referencias" ADD CONSTRAINT "_analises_exames_v_version_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_version_referencias_locales" ADD CONSTRAINT "_analises_exames_v_version_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v_version_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_parent_id_analises_exames_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."analises_exames"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_version_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("version_landing_page_id") REFERENCES "cms"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_version_assinatura_id_equipa_id_fk" FOREIGN KEY ("version_assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_version_revisor_id_equipa_id_fk" FOREIGN KEY ("version_revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_version_o_que_e_imagem_id_media_id_fk" FOREIGN KEY ("version_o_que_e_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_version_procedimento_imagem_id_media_id_fk" FOREIGN KEY ("version_procedimento_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v" ADD CONSTRAINT "_analises_exames_v_version_video_imagem_id_media_id_fk" FOREIGN KEY ("version_video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_analises_exames_v_locales" ADD CONSTRAINT "_analises_exames_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_analises_exames_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."equipa" ADD CONSTRAINT "equipa_imagem_id_media_id_fk" FOREIGN KEY ("imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."equipa" ADD CONSTRAINT "equipa_assinatura_imagem_id_media_id_fk" FOREIGN KEY ("assinatura_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."equipa" ADD CONSTRAINT "equipa_biografia_banner_imagem_id_media_id_fk" FOREIGN KEY ("biografia_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."equipa" ADD CONSTRAINT "equipa_biografia_ti_imagem_id_media_id_fk" FOREIGN KEY ("biografia_ti_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."equipa_locales" ADD CONSTRAINT "equipa_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."equipa_rels" ADD CONSTRAINT "equipa_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."equipa_rels" ADD CONSTRAINT "equipa_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v" ADD CONSTRAINT "_equipa_v_parent_id_equipa_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v" ADD CONSTRAINT "_equipa_v_version_imagem_id_media_id_fk" FOREIGN KEY ("version_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v" ADD CONSTRAINT "_equipa_v_version_assinatura_imagem_id_media_id_fk" FOREIGN KEY ("version_assinatura_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v" ADD CONSTRAINT "_equipa_v_version_biografia_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_biografia_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v" ADD CONSTRAINT "_equipa_v_version_biografia_ti_imagem_id_media_id_fk" FOREIGN KEY ("version_biografia_ti_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v_locales" ADD CONSTRAINT "_equipa_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_equipa_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v_rels" ADD CONSTRAINT "_equipa_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_equipa_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_equipa_v_rels" ADD CONSTRAINT "_equipa_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog" ADD CONSTRAINT "artigos_blog_autor_id_equipa_id_fk" FOREIGN KEY ("autor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog" ADD CONSTRAINT "artigos_blog_revisor_id_equipa_id_fk" FOREIGN KEY ("revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog" ADD CONSTRAINT "artigos_blog_imagem_destaque_id_media_id_fk" FOREIGN KEY ("imagem_destaque_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog_locales" ADD CONSTRAINT "artigos_blog_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog_rels" ADD CONSTRAINT "artigos_blog_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog_rels" ADD CONSTRAINT "artigos_blog_rels_categorias_de_blog_fk" FOREIGN KEY ("categorias_de_blog_id") REFERENCES "cms"."categorias_de_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos_blog_rels" ADD CONSTRAINT "artigos_blog_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v" ADD CONSTRAINT "_artigos_blog_v_parent_id_artigos_blog_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v" ADD CONSTRAINT "_artigos_blog_v_version_autor_id_equipa_id_fk" FOREIGN KEY ("version_autor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v" ADD CONSTRAINT "_artigos_blog_v_version_revisor_id_equipa_id_fk" FOREIGN KEY ("version_revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v" ADD CONSTRAINT "_artigos_blog_v_version_imagem_destaque_id_media_id_fk" FOREIGN KEY ("version_imagem_destaque_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v_locales" ADD CONSTRAINT "_artigos_blog_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_artigos_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v_rels" ADD CONSTRAINT "_artigos_blog_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_artigos_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v_rels" ADD CONSTRAINT "_artigos_blog_v_rels_categorias_de_blog_fk" FOREIGN KEY ("categorias_de_blog_id") REFERENCES "cms"."categorias_de_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_blog_v_rels" ADD CONSTRAINT "_artigos_blog_v_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."categorias_de_blog_locales" ADD CONSTRAINT "categorias_de_blog_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."categorias_de_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_categorias_de_blog_v" ADD CONSTRAINT "_categorias_de_blog_v_parent_id_categorias_de_blog_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."categorias_de_blog"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_categorias_de_blog_v_locales" ADD CONSTRAINT "_categorias_de_blog_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_categorias_de_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."eventos" ADD CONSTRAINT "eventos_imagem_id_media_id_fk" FOREIGN KEY ("imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."eventos_locales" ADD CONSTRAINT "eventos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v" ADD CONSTRAINT "_eventos_v_parent_id_eventos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."eventos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v" ADD CONSTRAINT "_eventos_v_version_imagem_id_media_id_fk" FOREIGN KEY ("version_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_eventos_v_locales" ADD CONSTRAINT "_eventos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_eventos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."testemunhos_locales" ADD CONSTRAINT "testemunhos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."testemunhos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_testemunhos_v" ADD CONSTRAINT "_testemunhos_v_parent_id_testemunhos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."testemunhos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testemunhos_v_locales" ADD CONSTRAINT "_testemunhos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_testemunhos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_imagem_id_media_id_fk" FOREIGN KEY ("imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos" ADD CONSTRAINT "videos_pessoa_id_equipa_id_fk" FOREIGN KEY ("pessoa_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_imagem_id_media_id_fk" FOREIGN KEY ("version_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v" ADD CONSTRAINT "_videos_v_version_pessoa_id_equipa_id_fk" FOREIGN KEY ("version_pessoa_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos" ADD CONSTRAINT "artigos_biografia_id_id_equipa_id_fk" FOREIGN KEY ("biografia_id_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."artigos" ADD CONSTRAINT "artigos_capa_id_media_id_fk" FOREIGN KEY ("capa_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."artigos_locales" ADD CONSTRAINT "artigos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."artigos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos_rels" ADD CONSTRAINT "artigos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."artigos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artigos_rels" ADD CONSTRAINT "artigos_rels_ficheiros_fk" FOREIGN KEY ("ficheiros_id") REFERENCES "cms"."ficheiros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_v" ADD CONSTRAINT "_artigos_v_parent_id_artigos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."artigos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_v" ADD CONSTRAINT "_artigos_v_version_biografia_id_id_equipa_id_fk" FOREIGN KEY ("version_biografia_id_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_v" ADD CONSTRAINT "_artigos_v_version_capa_id_media_id_fk" FOREIGN KEY ("version_capa_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_v_locales" ADD CONSTRAINT "_artigos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_artigos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_v_rels" ADD CONSTRAINT "_artigos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_artigos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artigos_v_rels" ADD CONSTRAINT "_artigos_v_rels_ficheiros_fk" FOREIGN KEY ("ficheiros_id") REFERENCES "cms"."ficheiros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_legendas" ADD CONSTRAINT "media_legendas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_legendas_locales" ADD CONSTRAINT "media_legendas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media_legendas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."ficheiros_locales" ADD CONSTRAINT "ficheiros_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."ficheiros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."paginas" ADD CONSTRAINT "paginas_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."paginas_locales" ADD CONSTRAINT "paginas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."paginas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_paginas_v" ADD CONSTRAINT "_paginas_v_parent_id_paginas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."paginas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_paginas_v" ADD CONSTRAINT "_paginas_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_paginas_v_locales" ADD CONSTRAINT "_paginas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_paginas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages" ADD CONSTRAINT "landing_pages_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."landing_pages_locales" ADD CONSTRAINT "landing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_landing_pages_v_locales" ADD CONSTRAINT "_landing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."sinonimos_texts" ADD CONSTRAINT "sinonimos_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."sinonimos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."utilizadores_sessions" ADD CONSTRAINT "utilizadores_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."utilizadores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_problemas_fk" FOREIGN KEY ("problemas_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tratamentos_pp_fk" FOREIGN KEY ("tratamentos_pp_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tratamentos_fk" FOREIGN KEY ("tratamentos_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_analises_exames_fk" FOREIGN KEY ("analises_exames_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_equipa_fk" FOREIGN KEY ("equipa_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categorias_de_blog_fk" FOREIGN KEY ("categorias_de_blog_id") REFERENCES "cms"."categorias_de_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_eventos_fk" FOREIGN KEY ("eventos_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testemunhos_fk" FOREIGN KEY ("testemunhos_id") REFERENCES "cms"."testemunhos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "cms"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_artigos_fk" FOREIGN KEY ("artigos_id") REFERENCES "cms"."artigos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ficheiros_fk" FOREIGN KEY ("ficheiros_id") REFERENCES "cms"."ficheiros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paginas_fk" FOREIGN KEY ("paginas_id") REFERENCES "cms"."paginas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sinonimos_fk" FOREIGN KEY ("sinonimos_id") REFERENCES "cms"."sinonimos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_utilizadores_fk" FOREIGN KEY ("utilizadores_id") REFERENCES "cms"."utilizadores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_utilizadores_fk" FOREIGN KEY ("utilizadores_id") REFERENCES "cms"."utilizadores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_sintomas" ADD CONSTRAINT "homepage_sintomas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_sintomas_locales" ADD CONSTRAINT "homepage_sintomas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage_sintomas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_destaque" ADD CONSTRAINT "homepage_destaque_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_destaque_locales" ADD CONSTRAINT "homepage_destaque_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage_destaque"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage" ADD CONSTRAINT "homepage_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."homepage" ADD CONSTRAINT "homepage_video_imagem_id_media_id_fk" FOREIGN KEY ("video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."homepage" ADD CONSTRAINT "homepage_cta_imagem_id_media_id_fk" FOREIGN KEY ("cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."homepage_locales" ADD CONSTRAINT "homepage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_rels" ADD CONSTRAINT "homepage_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."homepage_rels" ADD CONSTRAINT "homepage_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_sintomas" ADD CONSTRAINT "_homepage_v_version_sintomas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_sintomas_locales" ADD CONSTRAINT "_homepage_v_version_sintomas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v_version_sintomas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_destaque" ADD CONSTRAINT "_homepage_v_version_destaque_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_version_destaque_locales" ADD CONSTRAINT "_homepage_v_version_destaque_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v_version_destaque"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_video_imagem_id_media_id_fk" FOREIGN KEY ("version_video_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_cta_imagem_id_media_id_fk" FOREIGN KEY ("version_cta_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_locales" ADD CONSTRAINT "_homepage_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_rels" ADD CONSTRAINT "_homepage_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_homepage_v_rels" ADD CONSTRAINT "_homepage_v_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."sobre_nos" ADD CONSTRAINT "sobre_nos_banner_imagem_id_media_id_fk" FOREIGN KEY ("banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."sobre_nos" ADD CONSTRAINT "sobre_nos_ti_imagem_id_media_id_fk" FOREIGN KEY ("ti_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."sobre_nos_locales" ADD CONSTRAINT "sobre_nos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."sobre_nos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."sobre_nos_rels" ADD CONSTRAINT "sobre_nos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."sobre_nos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."sobre_nos_rels" ADD CONSTRAINT "sobre_nos_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_sobre_nos_v" ADD CONSTRAINT "_sobre_nos_v_version_banner_imagem_id_media_id_fk" FOREIGN KEY ("version_banner_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_sobre_nos_v" ADD CONSTRAINT "_sobre_nos_v_version_ti_imagem_id_media_id_fk" FOREIGN KEY ("version_ti_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_sobre_nos_v_locales" ADD CONSTRAINT "_sobre_nos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_sobre_nos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_sobre_nos_v_rels" ADD CONSTRAINT "_sobre_nos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_sobre_nos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_sobre_nos_v_rels" ADD CONSTRAINT "_sobre_nos_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_outras_doencas" ADD CONSTRAINT "outras_doencas_outras_doencas_o_que_e_imagem_id_media_id_fk" FOREIGN KEY ("o_que_e_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_outras_doencas" ADD CONSTRAINT "outras_doencas_outras_doencas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_outras_doencas_locales" ADD CONSTRAINT "outras_doencas_outras_doencas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas_outras_doencas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_referencias" ADD CONSTRAINT "outras_doencas_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_referencias_locales" ADD CONSTRAINT "outras_doencas_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas" ADD CONSTRAINT "outras_doencas_assinatura_id_equipa_id_fk" FOREIGN KEY ("assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas" ADD CONSTRAINT "outras_doencas_revisor_id_equipa_id_fk" FOREIGN KEY ("revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."outras_doencas_locales" ADD CONSTRAINT "outras_doencas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."outras_doencas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_version_outras_doencas" ADD CONSTRAINT "_outras_doencas_v_version_outras_doencas_o_que_e_imagem_id_media_id_fk" FOREIGN KEY ("o_que_e_imagem_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_version_outras_doencas" ADD CONSTRAINT "_outras_doencas_v_version_outras_doencas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_outras_doencas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_version_outras_doencas_locales" ADD CONSTRAINT "_outras_doencas_v_version_outras_doencas_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_outras_doencas_v_version_outras_doencas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_version_referencias" ADD CONSTRAINT "_outras_doencas_v_version_referencias_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_outras_doencas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v_version_referencias_locales" ADD CONSTRAINT "_outras_doencas_v_version_referencias_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_outras_doencas_v_version_referencias"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v" ADD CONSTRAINT "_outras_doencas_v_version_assinatura_id_equipa_id_fk" FOREIGN KEY ("version_assinatura_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_outras_doencas_v" ADD CONSTRAINT "_outras_doencas_v_version_revisor_id_equipa_id_fk" FOREIGN KEY ("version_revisor_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "problemas_resumo_order_idx" ON "cms"."problemas_resumo" USING btree ("_order");
  CREATE INDEX "problemas_resumo_parent_id_idx" ON "cms"."problemas_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "problemas_resumo_locales_locale_parent_id_unique" ON "cms"."problemas_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "problemas_sinais_de_alarme_order_idx" ON "cms"."problemas_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "problemas_sinais_de_alarme_parent_id_idx" ON "cms"."problemas_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "problemas_sinais_de_alarme_locales_locale_parent_id_unique" ON "cms"."problemas_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "problemas_factores_de_risco_order_idx" ON "cms"."problemas_factores_de_risco" USING btree ("_order");
  CREATE INDEX "problemas_factores_de_risco_parent_id_idx" ON "cms"."problemas_factores_de_risco" USING btree ("_parent_id");
  CREATE INDEX "problemas_factores_de_risco_imagem_idx" ON "cms"."problemas_factores_de_risco" USING btree ("imagem_id");
  CREATE UNIQUE INDEX "problemas_factores_de_risco_locales_locale_parent_id_unique" ON "cms"."problemas_factores_de_risco_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "problemas_sintomas_quadro_sintomas_order_idx" ON "cms"."problemas_sintomas_quadro_sintomas" USING btree ("_order");
  CREATE INDEX "problemas_sintomas_quadro_sintomas_parent_id_idx" ON "cms"."problemas_sintomas_quadro_sintomas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "problemas_sintomas_quadro_sintomas_locales_locale_parent_id_" ON "cms"."problemas_sintomas_quadro_sintomas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "problemas_tratamentos_order_idx" ON "cms"."problemas_tratamentos" USING btree ("_order");
  CREATE INDEX "problemas_tratamentos_parent_id_idx" ON "cms"."problemas_tratamentos" USING btree ("_parent_id");
  CREATE INDEX "problemas_tratamentos_tratamento_idx" ON "cms"."problemas_tratamentos" USING btree ("tratamento_id");
  CREATE INDEX "problemas_faqs_order_idx" ON "cms"."problemas_faqs" USING btree ("_order");
  CREATE INDEX "problemas_faqs_parent_id_idx" ON "cms"."problemas_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "problemas_faqs_locales_locale_parent_id_unique" ON "cms"."problemas_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "problemas_referencias_order_idx" ON "cms"."problemas_referencias" USING btree ("_order");
  CREATE INDEX "problemas_referencias_parent_id_idx" ON "cms"."problemas_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "problemas_referencias_locales_locale_parent_id_unique" ON "cms"."problemas_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "problemas_assinatura_idx" ON "cms"."problemas" USING btree ("assinatura_id");
  CREATE INDEX "problemas_revisor_idx" ON "cms"."problemas" USING btree ("revisor_id");
  CREATE INDEX "problemas_o_que_e_imagem_idx" ON "cms"."problemas" USING btree ("o_que_e_imagem_id");
  CREATE INDEX "problemas_diagnostico_imagem_idx" ON "cms"."problemas" USING btree ("diagnostico_imagem_id");
  CREATE INDEX "problemas_tratamentos_imagem_idx" ON "cms"."problemas" USING btree ("tratamentos_imagem_id");
  CREATE INDEX "problemas_cta_imagem_idx" ON "cms"."problemas" USING btree ("cta_imagem_id");
  CREATE INDEX "problemas_prognostico_imagem_idx" ON "cms"."problemas" USING btree ("prognostico_imagem_id");
  CREATE INDEX "problemas_updated_at_idx" ON "cms"."problemas" USING btree ("updated_at");
  CREATE INDEX "problemas_created_at_idx" ON "cms"."problemas" USING btree ("created_at");
  CREATE INDEX "problemas__status_idx" ON "cms"."problemas" USING btree ("_status");
  CREATE UNIQUE INDEX "problemas_slug_idx" ON "cms"."problemas_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "problemas_locales_locale_parent_id_unique" ON "cms"."problemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_version_resumo_order_idx" ON "cms"."_problemas_v_version_resumo" USING btree ("_order");
  CREATE INDEX "_problemas_v_version_resumo_parent_id_idx" ON "cms"."_problemas_v_version_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_problemas_v_version_resumo_locales_locale_parent_id_unique" ON "cms"."_problemas_v_version_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_version_sinais_de_alarme_order_idx" ON "cms"."_problemas_v_version_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "_problemas_v_version_sinais_de_alarme_parent_id_idx" ON "cms"."_problemas_v_version_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_problemas_v_version_sinais_de_alarme_locales_locale_parent_" ON "cms"."_problemas_v_version_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_version_factores_de_risco_order_idx" ON "cms"."_problemas_v_version_factores_de_risco" USING btree ("_order");
  CREATE INDEX "_problemas_v_version_factores_de_risco_parent_id_idx" ON "cms"."_problemas_v_version_factores_de_risco" USING btree ("_parent_id");
  CREATE INDEX "_problemas_v_version_factores_de_risco_imagem_idx" ON "cms"."_problemas_v_version_factores_de_risco" USING btree ("imagem_id");
  CREATE UNIQUE INDEX "_problemas_v_version_factores_de_risco_locales_locale_parent" ON "cms"."_problemas_v_version_factores_de_risco_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_version_sintomas_quadro_sintomas_order_idx" ON "cms"."_problemas_v_version_sintomas_quadro_sintomas" USING btree ("_order");
  CREATE INDEX "_problemas_v_version_sintomas_quadro_sintomas_parent_id_idx" ON "cms"."_problemas_v_version_sintomas_quadro_sintomas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_problemas_v_version_sintomas_quadro_sintomas_locales_locale" ON "cms"."_problemas_v_version_sintomas_quadro_sintomas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_version_tratamentos_order_idx" ON "cms"."_problemas_v_version_tratamentos" USING btree ("_order");
  CREATE INDEX "_problemas_v_version_tratamentos_parent_id_idx" ON "cms"."_problemas_v_version_tratamentos" USING btree ("_parent_id");
  CREATE INDEX "_problemas_v_version_tratamentos_tratamento_idx" ON "cms"."_problemas_v_version_tratamentos" USING btree ("tratamento_id");
  CREATE INDEX "_problemas_v_version_faqs_order_idx" ON "cms"."_problemas_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_problemas_v_version_faqs_parent_id_idx" ON "cms"."_problemas_v_version_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_problemas_v_version_faqs_locales_locale_parent_id_unique" ON "cms"."_problemas_v_version_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_version_referencias_order_idx" ON "cms"."_problemas_v_version_referencias" USING btree ("_order");
  CREATE INDEX "_problemas_v_version_referencias_parent_id_idx" ON "cms"."_problemas_v_version_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_problemas_v_version_referencias_locales_locale_parent_id_un" ON "cms"."_problemas_v_version_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_problemas_v_parent_idx" ON "cms"."_problemas_v" USING btree ("parent_id");
  CREATE INDEX "_problemas_v_version_version_assinatura_idx" ON "cms"."_problemas_v" USING btree ("version_assinatura_id");
  CREATE INDEX "_problemas_v_version_version_revisor_idx" ON "cms"."_problemas_v" USING btree ("version_revisor_id");
  CREATE INDEX "_problemas_v_version_version_o_que_e_imagem_idx" ON "cms"."_problemas_v" USING btree ("version_o_que_e_imagem_id");
  CREATE INDEX "_problemas_v_version_version_diagnostico_imagem_idx" ON "cms"."_problemas_v" USING btree ("version_diagnostico_imagem_id");
  CREATE INDEX "_problemas_v_version_version_tratamentos_imagem_idx" ON "cms"."_problemas_v" USING btree ("version_tratamentos_imagem_id");
  CREATE INDEX "_problemas_v_version_version_cta_imagem_idx" ON "cms"."_problemas_v" USING btree ("version_cta_imagem_id");
  CREATE INDEX "_problemas_v_version_version_prognostico_imagem_idx" ON "cms"."_problemas_v" USING btree ("version_prognostico_imagem_id");
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
  CREATE INDEX "tratamentos_pp_resumo_order_idx" ON "cms"."tratamentos_pp_resumo" USING btree ("_order");
  CREATE INDEX "tratamentos_pp_resumo_parent_id_idx" ON "cms"."tratamentos_pp_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_pp_resumo_locales_locale_parent_id_unique" ON "cms"."tratamentos_pp_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_pp_sinais_de_alarme_order_idx" ON "cms"."tratamentos_pp_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "tratamentos_pp_sinais_de_alarme_parent_id_idx" ON "cms"."tratamentos_pp_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_pp_sinais_de_alarme_locales_locale_parent_id_uni" ON "cms"."tratamentos_pp_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_pp_tratamento_localizado_order_idx" ON "cms"."tratamentos_pp_tratamento_localizado" USING btree ("_order");
  CREATE INDEX "tratamentos_pp_tratamento_localizado_parent_id_idx" ON "cms"."tratamentos_pp_tratamento_localizado" USING btree ("_parent_id");
  CREATE INDEX "tratamentos_pp_tratamento_localizado_tratamento_idx" ON "cms"."tratamentos_pp_tratamento_localizado" USING btree ("tratamento_id");
  CREATE INDEX "tratamentos_pp_faqs_order_idx" ON "cms"."tratamentos_pp_faqs" USING btree ("_order");
  CREATE INDEX "tratamentos_pp_faqs_parent_id_idx" ON "cms"."tratamentos_pp_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_pp_faqs_locales_locale_parent_id_unique" ON "cms"."tratamentos_pp_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_pp_referencias_order_idx" ON "cms"."tratamentos_pp_referencias" USING btree ("_order");
  CREATE INDEX "tratamentos_pp_referencias_parent_id_idx" ON "cms"."tratamentos_pp_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_pp_referencias_locales_locale_parent_id_unique" ON "cms"."tratamentos_pp_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_pp_problema_idx" ON "cms"."tratamentos_pp" USING btree ("problema_id");
  CREATE INDEX "tratamentos_pp_assinatura_idx" ON "cms"."tratamentos_pp" USING btree ("assinatura_id");
  CREATE INDEX "tratamentos_pp_revisor_idx" ON "cms"."tratamentos_pp" USING btree ("revisor_id");
  CREATE INDEX "tratamentos_pp_banner_imagem_idx" ON "cms"."tratamentos_pp" USING btree ("banner_imagem_id");
  CREATE INDEX "tratamentos_pp_como_efectua_imagem_idx" ON "cms"."tratamentos_pp" USING btree ("como_efectua_imagem_id");
  CREATE INDEX "tratamentos_pp_video_imagem_idx" ON "cms"."tratamentos_pp" USING btree ("video_imagem_id");
  CREATE INDEX "tratamentos_pp_video_imagem2_idx" ON "cms"."tratamentos_pp" USING btree ("video_imagem2_id");
  CREATE INDEX "tratamentos_pp_apoio_imagem_idx" ON "cms"."tratamentos_pp" USING btree ("apoio_imagem_id");
  CREATE INDEX "tratamentos_pp_destaque_imagem_idx" ON "cms"."tratamentos_pp" USING btree ("destaque_imagem_id");
  CREATE INDEX "tratamentos_pp_cta_imagem_idx" ON "cms"."tratamentos_pp" USING btree ("cta_imagem_id");
  CREATE INDEX "tratamentos_pp_updated_at_idx" ON "cms"."tratamentos_pp" USING btree ("updated_at");
  CREATE INDEX "tratamentos_pp_created_at_idx" ON "cms"."tratamentos_pp" USING btree ("created_at");
  CREATE INDEX "tratamentos_pp__status_idx" ON "cms"."tratamentos_pp" USING btree ("_status");
  CREATE UNIQUE INDEX "tratamentos_pp_slug_idx" ON "cms"."tratamentos_pp_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "tratamentos_pp_locales_locale_parent_id_unique" ON "cms"."tratamentos_pp_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_pp_v_version_resumo_order_idx" ON "cms"."_tratamentos_pp_v_version_resumo" USING btree ("_order");
  CREATE INDEX "_tratamentos_pp_v_version_resumo_parent_id_idx" ON "cms"."_tratamentos_pp_v_version_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_pp_v_version_resumo_locales_locale_parent_id_un" ON "cms"."_tratamentos_pp_v_version_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_pp_v_version_sinais_de_alarme_order_idx" ON "cms"."_tratamentos_pp_v_version_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "_tratamentos_pp_v_version_sinais_de_alarme_parent_id_idx" ON "cms"."_tratamentos_pp_v_version_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_pp_v_version_sinais_de_alarme_locales_locale_pa" ON "cms"."_tratamentos_pp_v_version_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_pp_v_version_tratamento_localizado_order_idx" ON "cms"."_tratamentos_pp_v_version_tratamento_localizado" USING btree ("_order");
  CREATE INDEX "_tratamentos_pp_v_version_tratamento_localizado_parent_id_idx" ON "cms"."_tratamentos_pp_v_version_tratamento_localizado" USING btree ("_parent_id");
  CREATE INDEX "_tratamentos_pp_v_version_tratamento_localizado_tratamen_idx" ON "cms"."_tratamentos_pp_v_version_tratamento_localizado" USING btree ("tratamento_id");
  CREATE INDEX "_tratamentos_pp_v_version_faqs_order_idx" ON "cms"."_tratamentos_pp_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_tratamentos_pp_v_version_faqs_parent_id_idx" ON "cms"."_tratamentos_pp_v_version_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_pp_v_version_faqs_locales_locale_parent_id_uniq" ON "cms"."_tratamentos_pp_v_version_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_pp_v_version_referencias_order_idx" ON "cms"."_tratamentos_pp_v_version_referencias" USING btree ("_order");
  CREATE INDEX "_tratamentos_pp_v_version_referencias_parent_id_idx" ON "cms"."_tratamentos_pp_v_version_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_pp_v_version_referencias_locales_locale_parent_" ON "cms"."_tratamentos_pp_v_version_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_pp_v_parent_idx" ON "cms"."_tratamentos_pp_v" USING btree ("parent_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_problema_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_problema_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_assinatura_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_assinatura_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_revisor_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_revisor_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_banner_imagem_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_banner_imagem_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_como_efectua_imagem_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_como_efectua_imagem_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_video_imagem_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_video_imagem_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_video_imagem2_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_video_imagem2_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_apoio_imagem_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_apoio_imagem_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_destaque_imagem_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_destaque_imagem_id");
  CREATE INDEX "_tratamentos_pp_v_version_version_cta_imagem_idx" ON "cms"."_tratamentos_pp_v" USING btree ("version_cta_imagem_id");
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
  CREATE INDEX "tratamentos_resumo_order_idx" ON "cms"."tratamentos_resumo" USING btree ("_order");
  CREATE INDEX "tratamentos_resumo_parent_id_idx" ON "cms"."tratamentos_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_resumo_locales_locale_parent_id_unique" ON "cms"."tratamentos_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_sinais_de_alarme_order_idx" ON "cms"."tratamentos_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "tratamentos_sinais_de_alarme_parent_id_idx" ON "cms"."tratamentos_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_sinais_de_alarme_locales_locale_parent_id_unique" ON "cms"."tratamentos_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_recuperacao_order_idx" ON "cms"."tratamentos_recuperacao" USING btree ("_order");
  CREATE INDEX "tratamentos_recuperacao_parent_id_idx" ON "cms"."tratamentos_recuperacao" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_recuperacao_locales_locale_parent_id_unique" ON "cms"."tratamentos_recuperacao_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_faqs_order_idx" ON "cms"."tratamentos_faqs" USING btree ("_order");
  CREATE INDEX "tratamentos_faqs_parent_id_idx" ON "cms"."tratamentos_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_faqs_locales_locale_parent_id_unique" ON "cms"."tratamentos_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_referencias_order_idx" ON "cms"."tratamentos_referencias" USING btree ("_order");
  CREATE INDEX "tratamentos_referencias_parent_id_idx" ON "cms"."tratamentos_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tratamentos_referencias_locales_locale_parent_id_unique" ON "cms"."tratamentos_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_seccao_idx" ON "cms"."tratamentos" USING btree ("seccao_id");
  CREATE INDEX "tratamentos_assinatura_idx" ON "cms"."tratamentos" USING btree ("assinatura_id");
  CREATE INDEX "tratamentos_revisor_idx" ON "cms"."tratamentos" USING btree ("revisor_id");
  CREATE INDEX "tratamentos_banner_imagem_idx" ON "cms"."tratamentos" USING btree ("banner_imagem_id");
  CREATE INDEX "tratamentos_como_efectua_imagem_idx" ON "cms"."tratamentos" USING btree ("como_efectua_imagem_id");
  CREATE INDEX "tratamentos_cta_imagem_idx" ON "cms"."tratamentos" USING btree ("cta_imagem_id");
  CREATE INDEX "tratamentos_updated_at_idx" ON "cms"."tratamentos" USING btree ("updated_at");
  CREATE INDEX "tratamentos_created_at_idx" ON "cms"."tratamentos" USING btree ("created_at");
  CREATE INDEX "tratamentos__status_idx" ON "cms"."tratamentos" USING btree ("_status");
  CREATE INDEX "tratamentos_slug_idx" ON "cms"."tratamentos_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "tratamentos_locales_locale_parent_id_unique" ON "cms"."tratamentos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tratamentos_rels_order_idx" ON "cms"."tratamentos_rels" USING btree ("order");
  CREATE INDEX "tratamentos_rels_parent_idx" ON "cms"."tratamentos_rels" USING btree ("parent_id");
  CREATE INDEX "tratamentos_rels_path_idx" ON "cms"."tratamentos_rels" USING btree ("path");
  CREATE INDEX "tratamentos_rels_problemas_id_idx" ON "cms"."tratamentos_rels" USING btree ("problemas_id");
  CREATE INDEX "_tratamentos_v_version_resumo_order_idx" ON "cms"."_tratamentos_v_version_resumo" USING btree ("_order");
  CREATE INDEX "_tratamentos_v_version_resumo_parent_id_idx" ON "cms"."_tratamentos_v_version_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_v_version_resumo_locales_locale_parent_id_uniqu" ON "cms"."_tratamentos_v_version_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_v_version_sinais_de_alarme_order_idx" ON "cms"."_tratamentos_v_version_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "_tratamentos_v_version_sinais_de_alarme_parent_id_idx" ON "cms"."_tratamentos_v_version_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_v_version_sinais_de_alarme_locales_locale_paren" ON "cms"."_tratamentos_v_version_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_v_version_recuperacao_order_idx" ON "cms"."_tratamentos_v_version_recuperacao" USING btree ("_order");
  CREATE INDEX "_tratamentos_v_version_recuperacao_parent_id_idx" ON "cms"."_tratamentos_v_version_recuperacao" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_v_version_recuperacao_locales_locale_parent_id_" ON "cms"."_tratamentos_v_version_recuperacao_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_v_version_faqs_order_idx" ON "cms"."_tratamentos_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_tratamentos_v_version_faqs_parent_id_idx" ON "cms"."_tratamentos_v_version_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_v_version_faqs_locales_locale_parent_id_unique" ON "cms"."_tratamentos_v_version_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_v_version_referencias_order_idx" ON "cms"."_tratamentos_v_version_referencias" USING btree ("_order");
  CREATE INDEX "_tratamentos_v_version_referencias_parent_id_idx" ON "cms"."_tratamentos_v_version_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tratamentos_v_version_referencias_locales_locale_parent_id_" ON "cms"."_tratamentos_v_version_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tratamentos_v_parent_idx" ON "cms"."_tratamentos_v" USING btree ("parent_id");
  CREATE INDEX "_tratamentos_v_version_version_seccao_idx" ON "cms"."_tratamentos_v" USING btree ("version_seccao_id");
  CREATE INDEX "_tratamentos_v_version_version_assinatura_idx" ON "cms"."_tratamentos_v" USING btree ("version_assinatura_id");
  CREATE INDEX "_tratamentos_v_version_version_revisor_idx" ON "cms"."_tratamentos_v" USING btree ("version_revisor_id");
  CREATE INDEX "_tratamentos_v_version_version_banner_imagem_idx" ON "cms"."_tratamentos_v" USING btree ("version_banner_imagem_id");
  CREATE INDEX "_tratamentos_v_version_version_como_efectua_imagem_idx" ON "cms"."_tratamentos_v" USING btree ("version_como_efectua_imagem_id");
  CREATE INDEX "_tratamentos_v_version_version_cta_imagem_idx" ON "cms"."_tratamentos_v" USING btree ("version_cta_imagem_id");
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
  CREATE INDEX "_tratamentos_v_rels_order_idx" ON "cms"."_tratamentos_v_rels" USING btree ("order");
  CREATE INDEX "_tratamentos_v_rels_parent_idx" ON "cms"."_tratamentos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tratamentos_v_rels_path_idx" ON "cms"."_tratamentos_v_rels" USING btree ("path");
  CREATE INDEX "_tratamentos_v_rels_problemas_id_idx" ON "cms"."_tratamentos_v_rels" USING btree ("problemas_id");
  CREATE INDEX "analises_exames_resumo_order_idx" ON "cms"."analises_exames_resumo" USING btree ("_order");
  CREATE INDEX "analises_exames_resumo_parent_id_idx" ON "cms"."analises_exames_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "analises_exames_resumo_locales_locale_parent_id_unique" ON "cms"."analises_exames_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analises_exames_sinais_de_alarme_order_idx" ON "cms"."analises_exames_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "analises_exames_sinais_de_alarme_parent_id_idx" ON "cms"."analises_exames_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "analises_exames_sinais_de_alarme_locales_locale_parent_id_un" ON "cms"."analises_exames_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analises_exames_procedimento_quadro_order_idx" ON "cms"."analises_exames_procedimento_quadro" USING btree ("_order");
  CREATE INDEX "analises_exames_procedimento_quadro_parent_id_idx" ON "cms"."analises_exames_procedimento_quadro" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "analises_exames_procedimento_quadro_locales_locale_parent_id" ON "cms"."analises_exames_procedimento_quadro_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analises_exames_preparacao_order_idx" ON "cms"."analises_exames_preparacao" USING btree ("_order");
  CREATE INDEX "analises_exames_preparacao_parent_id_idx" ON "cms"."analises_exames_preparacao" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "analises_exames_preparacao_locales_locale_parent_id_unique" ON "cms"."analises_exames_preparacao_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analises_exames_faqs_order_idx" ON "cms"."analises_exames_faqs" USING btree ("_order");
  CREATE INDEX "analises_exames_faqs_parent_id_idx" ON "cms"."analises_exames_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "analises_exames_faqs_locales_locale_parent_id_unique" ON "cms"."analises_exames_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analises_exames_referencias_order_idx" ON "cms"."analises_exames_referencias" USING btree ("_order");
  CREATE INDEX "analises_exames_referencias_parent_id_idx" ON "cms"."analises_exames_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "analises_exames_referencias_locales_locale_parent_id_unique" ON "cms"."analises_exames_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "analises_exames_landing_page_idx" ON "cms"."analises_exames" USING btree ("landing_page_id");
  CREATE INDEX "analises_exames_assinatura_idx" ON "cms"."analises_exames" USING btree ("assinatura_id");
  CREATE INDEX "analises_exames_revisor_idx" ON "cms"."analises_exames" USING btree ("revisor_id");
  CREATE INDEX "analises_exames_o_que_e_imagem_idx" ON "cms"."analises_exames" USING btree ("o_que_e_imagem_id");
  CREATE INDEX "analises_exames_procedimento_imagem_idx" ON "cms"."analises_exames" USING btree ("procedimento_imagem_id");
  CREATE INDEX "analises_exames_video_imagem_idx" ON "cms"."analises_exames" USING btree ("video_imagem_id");
  CREATE INDEX "analises_exames_updated_at_idx" ON "cms"."analises_exames" USING btree ("updated_at");
  CREATE INDEX "analises_exames_created_at_idx" ON "cms"."analises_exames" USING btree ("created_at");
  CREATE INDEX "analises_exames__status_idx" ON "cms"."analises_exames" USING btree ("_status");
  CREATE UNIQUE INDEX "analises_exames_slug_idx" ON "cms"."analises_exames_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "analises_exames_locales_locale_parent_id_unique" ON "cms"."analises_exames_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_version_resumo_order_idx" ON "cms"."_analises_exames_v_version_resumo" USING btree ("_order");
  CREATE INDEX "_analises_exames_v_version_resumo_parent_id_idx" ON "cms"."_analises_exames_v_version_resumo" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_analises_exames_v_version_resumo_locales_locale_parent_id_u" ON "cms"."_analises_exames_v_version_resumo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_version_sinais_de_alarme_order_idx" ON "cms"."_analises_exames_v_version_sinais_de_alarme" USING btree ("_order");
  CREATE INDEX "_analises_exames_v_version_sinais_de_alarme_parent_id_idx" ON "cms"."_analises_exames_v_version_sinais_de_alarme" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_analises_exames_v_version_sinais_de_alarme_locales_locale_p" ON "cms"."_analises_exames_v_version_sinais_de_alarme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_version_procedimento_quadro_order_idx" ON "cms"."_analises_exames_v_version_procedimento_quadro" USING btree ("_order");
  CREATE INDEX "_analises_exames_v_version_procedimento_quadro_parent_id_idx" ON "cms"."_analises_exames_v_version_procedimento_quadro" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_analises_exames_v_version_procedimento_quadro_locales_local" ON "cms"."_analises_exames_v_version_procedimento_quadro_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_version_preparacao_order_idx" ON "cms"."_analises_exames_v_version_preparacao" USING btree ("_order");
  CREATE INDEX "_analises_exames_v_version_preparacao_parent_id_idx" ON "cms"."_analises_exames_v_version_preparacao" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_analises_exames_v_version_preparacao_locales_locale_parent_" ON "cms"."_analises_exames_v_version_preparacao_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_version_faqs_order_idx" ON "cms"."_analises_exames_v_version_faqs" USING btree ("_order");
  CREATE INDEX "_analises_exames_v_version_faqs_parent_id_idx" ON "cms"."_analises_exames_v_version_faqs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_analises_exames_v_version_faqs_locales_locale_parent_id_uni" ON "cms"."_analises_exames_v_version_faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_version_referencias_order_idx" ON "cms"."_analises_exames_v_version_referencias" USING btree ("_order");
  CREATE INDEX "_analises_exames_v_version_referencias_parent_id_idx" ON "cms"."_analises_exames_v_version_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_analises_exames_v_version_referencias_locales_locale_parent" ON "cms"."_analises_exames_v_version_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_analises_exames_v_parent_idx" ON "cms"."_analises_exames_v" USING btree ("parent_id");
  CREATE INDEX "_analises_exames_v_version_version_landing_page_idx" ON "cms"."_analises_exames_v" USING btree ("version_landing_page_id");
  CREATE INDEX "_analises_exames_v_version_version_assinatura_idx" ON "cms"."_analises_exames_v" USING btree ("version_assinatura_id");
  CREATE INDEX "_analises_exames_v_version_version_revisor_idx" ON "cms"."_analises_exames_v" USING btree ("version_revisor_id");
  CREATE INDEX "_analises_exames_v_version_version_o_que_e_imagem_idx" ON "cms"."_analises_exames_v" USING btree ("version_o_que_e_imagem_id");
  CREATE INDEX "_analises_exames_v_version_version_procedimento_imagem_idx" ON "cms"."_analises_exames_v" USING btree ("version_procedimento_imagem_id");
  CREATE INDEX "_analises_exames_v_version_version_video_imagem_idx" ON "cms"."_analises_exames_v" USING btree ("version_video_imagem_id");
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
  CREATE INDEX "equipa_imagem_idx" ON "cms"."equipa" USING btree ("imagem_id");
  CREATE INDEX "equipa_assinatura_imagem_idx" ON "cms"."equipa" USING btree ("assinatura_imagem_id");
  CREATE INDEX "equipa_biografia_biografia_banner_imagem_idx" ON "cms"."equipa" USING btree ("biografia_banner_imagem_id");
  CREATE INDEX "equipa_biografia_biografia_ti_imagem_idx" ON "cms"."equipa" USING btree ("biografia_ti_imagem_id");
  CREATE INDEX "equipa_updated_at_idx" ON "cms"."equipa" USING btree ("updated_at");
  CREATE INDEX "equipa_created_at_idx" ON "cms"."equipa" USING btree ("created_at");
  CREATE INDEX "equipa__status_idx" ON "cms"."equipa" USING btree ("_status");
  CREATE UNIQUE INDEX "equipa_slug_idx" ON "cms"."equipa_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "equipa_locales_locale_parent_id_unique" ON "cms"."equipa_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "equipa_rels_order_idx" ON "cms"."equipa_rels" USING btree ("order");
  CREATE INDEX "equipa_rels_parent_idx" ON "cms"."equipa_rels" USING btree ("parent_id");
  CREATE INDEX "equipa_rels_path_idx" ON "cms"."equipa_rels" USING btree ("path");
  CREATE INDEX "equipa_rels_media_id_idx" ON "cms"."equipa_rels" USING btree ("media_id");
  CREATE INDEX "_equipa_v_parent_idx" ON "cms"."_equipa_v" USING btree ("parent_id");
  CREATE INDEX "_equipa_v_version_version_imagem_idx" ON "cms"."_equipa_v" USING btree ("version_imagem_id");
  CREATE INDEX "_equipa_v_version_version_assinatura_imagem_idx" ON "cms"."_equipa_v" USING btree ("version_assinatura_imagem_id");
  CREATE INDEX "_equipa_v_version_biografia_version_biografia_banner_ima_idx" ON "cms"."_equipa_v" USING btree ("version_biografia_banner_imagem_id");
  CREATE INDEX "_equipa_v_version_biografia_version_biografia_ti_imagem_idx" ON "cms"."_equipa_v" USING btree ("version_biografia_ti_imagem_id");
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
  CREATE INDEX "_equipa_v_rels_order_idx" ON "cms"."_equipa_v_rels" USING btree ("order");
  CREATE INDEX "_equipa_v_rels_parent_idx" ON "cms"."_equipa_v_rels" USING btree ("parent_id");
  CREATE INDEX "_equipa_v_rels_path_idx" ON "cms"."_equipa_v_rels" USING btree ("path");
  CREATE INDEX "_equipa_v_rels_media_id_idx" ON "cms"."_equipa_v_rels" USING btree ("media_id");
  CREATE INDEX "artigos_blog_autor_idx" ON "cms"."artigos_blog" USING btree ("autor_id");
  CREATE INDEX "artigos_blog_revisor_idx" ON "cms"."artigos_blog" USING btree ("revisor_id");
  CREATE INDEX "artigos_blog_imagem_destaque_idx" ON "cms"."artigos_blog" USING btree ("imagem_destaque_id");
  CREATE INDEX "artigos_blog_updated_at_idx" ON "cms"."artigos_blog" USING btree ("updated_at");
  CREATE INDEX "artigos_blog_created_at_idx" ON "cms"."artigos_blog" USING btree ("created_at");
  CREATE INDEX "artigos_blog__status_idx" ON "cms"."artigos_blog" USING btree ("_status");
  CREATE UNIQUE INDEX "artigos_blog_slug_idx" ON "cms"."artigos_blog_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "artigos_blog_locales_locale_parent_id_unique" ON "cms"."artigos_blog_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "artigos_blog_rels_order_idx" ON "cms"."artigos_blog_rels" USING btree ("order");
  CREATE INDEX "artigos_blog_rels_parent_idx" ON "cms"."artigos_blog_rels" USING btree ("parent_id");
  CREATE INDEX "artigos_blog_rels_path_idx" ON "cms"."artigos_blog_rels" USING btree ("path");
  CREATE INDEX "artigos_blog_rels_categorias_de_blog_id_idx" ON "cms"."artigos_blog_rels" USING btree ("categorias_de_blog_id");
  CREATE INDEX "artigos_blog_rels_artigos_blog_id_idx" ON "cms"."artigos_blog_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "_artigos_blog_v_parent_idx" ON "cms"."_artigos_blog_v" USING btree ("parent_id");
  CREATE INDEX "_artigos_blog_v_version_version_autor_idx" ON "cms"."_artigos_blog_v" USING btree ("version_autor_id");
  CREATE INDEX "_artigos_blog_v_version_version_revisor_idx" ON "cms"."_artigos_blog_v" USING btree ("version_revisor_id");
  CREATE INDEX "_artigos_blog_v_version_version_imagem_destaque_idx" ON "cms"."_artigos_blog_v" USING btree ("version_imagem_destaque_id");
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
  CREATE INDEX "_artigos_blog_v_rels_order_idx" ON "cms"."_artigos_blog_v_rels" USING btree ("order");
  CREATE INDEX "_artigos_blog_v_rels_parent_idx" ON "cms"."_artigos_blog_v_rels" USING btree ("parent_id");
  CREATE INDEX "_artigos_blog_v_rels_path_idx" ON "cms"."_artigos_blog_v_rels" USING btree ("path");
  CREATE INDEX "_artigos_blog_v_rels_categorias_de_blog_id_idx" ON "cms"."_artigos_blog_v_rels" USING btree ("categorias_de_blog_id");
  CREATE INDEX "_artigos_blog_v_rels_artigos_blog_id_idx" ON "cms"."_artigos_blog_v_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "categorias_de_blog_updated_at_idx" ON "cms"."categorias_de_blog" USING btree ("updated_at");
  CREATE INDEX "categorias_de_blog_created_at_idx" ON "cms"."categorias_de_blog" USING btree ("created_at");
  CREATE INDEX "categorias_de_blog__status_idx" ON "cms"."categorias_de_blog" USING btree ("_status");
  CREATE UNIQUE INDEX "categorias_de_blog_slug_idx" ON "cms"."categorias_de_blog_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "categorias_de_blog_locales_locale_parent_id_unique" ON "cms"."categorias_de_blog_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categorias_de_blog_v_parent_idx" ON "cms"."_categorias_de_blog_v" USING btree ("parent_id");
  CREATE INDEX "_categorias_de_blog_v_version_version_updated_at_idx" ON "cms"."_categorias_de_blog_v" USING btree ("version_updated_at");
  CREATE INDEX "_categorias_de_blog_v_version_version_created_at_idx" ON "cms"."_categorias_de_blog_v" USING btree ("version_created_at");
  CREATE INDEX "_categorias_de_blog_v_version_version__status_idx" ON "cms"."_categorias_de_blog_v" USING btree ("version__status");
  CREATE INDEX "_categorias_de_blog_v_created_at_idx" ON "cms"."_categorias_de_blog_v" USING btree ("created_at");
  CREATE INDEX "_categorias_de_blog_v_updated_at_idx" ON "cms"."_categorias_de_blog_v" USING btree ("updated_at");
  CREATE INDEX "_categorias_de_blog_v_snapshot_idx" ON "cms"."_categorias_de_blog_v" USING btree ("snapshot");
  CREATE INDEX "_categorias_de_blog_v_published_locale_idx" ON "cms"."_categorias_de_blog_v" USING btree ("published_locale");
  CREATE INDEX "_categorias_de_blog_v_latest_idx" ON "cms"."_categorias_de_blog_v" USING btree ("latest");
  CREATE INDEX "_categorias_de_blog_v_version_version_slug_idx" ON "cms"."_categorias_de_blog_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_categorias_de_blog_v_locales_locale_parent_id_unique" ON "cms"."_categorias_de_blog_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "eventos_imagem_idx" ON "cms"."eventos" USING btree ("imagem_id");
  CREATE INDEX "eventos_updated_at_idx" ON "cms"."eventos" USING btree ("updated_at");
  CREATE INDEX "eventos_created_at_idx" ON "cms"."eventos" USING btree ("created_at");
  CREATE INDEX "eventos__status_idx" ON "cms"."eventos" USING btree ("_status");
  CREATE UNIQUE INDEX "eventos_slug_idx" ON "cms"."eventos_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "eventos_locales_locale_parent_id_unique" ON "cms"."eventos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_eventos_v_parent_idx" ON "cms"."_eventos_v" USING btree ("parent_id");
  CREATE INDEX "_eventos_v_version_version_imagem_idx" ON "cms"."_eventos_v" USING btree ("version_imagem_id");
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
  CREATE INDEX "testemunhos_updated_at_idx" ON "cms"."testemunhos" USING btree ("updated_at");
  CREATE INDEX "testemunhos_created_at_idx" ON "cms"."testemunhos" USING btree ("created_at");
  CREATE INDEX "testemunhos__status_idx" ON "cms"."testemunhos" USING btree ("_status");
  CREATE UNIQUE INDEX "testemunhos_locales_locale_parent_id_unique" ON "cms"."testemunhos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testemunhos_v_parent_idx" ON "cms"."_testemunhos_v" USING btree ("parent_id");
  CREATE INDEX "_testemunhos_v_version_version_updated_at_idx" ON "cms"."_testemunhos_v" USING btree ("version_updated_at");
  CREATE INDEX "_testemunhos_v_version_version_created_at_idx" ON "cms"."_testemunhos_v" USING btree ("version_created_at");
  CREATE INDEX "_testemunhos_v_version_version__status_idx" ON "cms"."_testemunhos_v" USING btree ("version__status");
  CREATE INDEX "_testemunhos_v_created_at_idx" ON "cms"."_testemunhos_v" USING btree ("created_at");
  CREATE INDEX "_testemunhos_v_updated_at_idx" ON "cms"."_testemunhos_v" USING btree ("updated_at");
  CREATE INDEX "_testemunhos_v_snapshot_idx" ON "cms"."_testemunhos_v" USING btree ("snapshot");
  CREATE INDEX "_testemunhos_v_published_locale_idx" ON "cms"."_testemunhos_v" USING btree ("published_locale");
  CREATE INDEX "_testemunhos_v_latest_idx" ON "cms"."_testemunhos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testemunhos_v_locales_locale_parent_id_unique" ON "cms"."_testemunhos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_imagem_idx" ON "cms"."videos" USING btree ("imagem_id");
  CREATE INDEX "videos_pessoa_idx" ON "cms"."videos" USING btree ("pessoa_id");
  CREATE INDEX "videos_updated_at_idx" ON "cms"."videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "cms"."videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "cms"."videos" USING btree ("_status");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "cms"."videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_parent_idx" ON "cms"."_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_imagem_idx" ON "cms"."_videos_v" USING btree ("version_imagem_id");
  CREATE INDEX "_videos_v_version_version_pessoa_idx" ON "cms"."_videos_v" USING btree ("version_pessoa_id");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "cms"."_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "cms"."_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "cms"."_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "cms"."_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "cms"."_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_snapshot_idx" ON "cms"."_videos_v" USING btree ("snapshot");
  CREATE INDEX "_videos_v_published_locale_idx" ON "cms"."_videos_v" USING btree ("published_locale");
  CREATE INDEX "_videos_v_latest_idx" ON "cms"."_videos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_videos_v_locales_locale_parent_id_unique" ON "cms"."_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "artigos_biografia_id_idx" ON "cms"."artigos" USING btree ("biografia_id_id");
  CREATE INDEX "artigos_capa_idx" ON "cms"."artigos" USING btree ("capa_id");
  CREATE INDEX "artigos_updated_at_idx" ON "cms"."artigos" USING btree ("updated_at");
  CREATE INDEX "artigos_created_at_idx" ON "cms"."artigos" USING btree ("created_at");
  CREATE INDEX "artigos__status_idx" ON "cms"."artigos" USING btree ("_status");
  CREATE UNIQUE INDEX "artigos_locales_locale_parent_id_unique" ON "cms"."artigos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "artigos_rels_order_idx" ON "cms"."artigos_rels" USING btree ("order");
  CREATE INDEX "artigos_rels_parent_idx" ON "cms"."artigos_rels" USING btree ("parent_id");
  CREATE INDEX "artigos_rels_path_idx" ON "cms"."artigos_rels" USING btree ("path");
  CREATE INDEX "artigos_rels_ficheiros_id_idx" ON "cms"."artigos_rels" USING btree ("ficheiros_id");
  CREATE INDEX "_artigos_v_parent_idx" ON "cms"."_artigos_v" USING btree ("parent_id");
  CREATE INDEX "_artigos_v_version_version_biografia_id_idx" ON "cms"."_artigos_v" USING btree ("version_biografia_id_id");
  CREATE INDEX "_artigos_v_version_version_capa_idx" ON "cms"."_artigos_v" USING btree ("version_capa_id");
  CREATE INDEX "_artigos_v_version_version_updated_at_idx" ON "cms"."_artigos_v" USING btree ("version_updated_at");
  CREATE INDEX "_artigos_v_version_version_created_at_idx" ON "cms"."_artigos_v" USING btree ("version_created_at");
  CREATE INDEX "_artigos_v_version_version__status_idx" ON "cms"."_artigos_v" USING btree ("version__status");
  CREATE INDEX "_artigos_v_created_at_idx" ON "cms"."_artigos_v" USING btree ("created_at");
  CREATE INDEX "_artigos_v_updated_at_idx" ON "cms"."_artigos_v" USING btree ("updated_at");
  CREATE INDEX "_artigos_v_snapshot_idx" ON "cms"."_artigos_v" USING btree ("snapshot");
  CREATE INDEX "_artigos_v_published_locale_idx" ON "cms"."_artigos_v" USING btree ("published_locale");
  CREATE INDEX "_artigos_v_latest_idx" ON "cms"."_artigos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_artigos_v_locales_locale_parent_id_unique" ON "cms"."_artigos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_artigos_v_rels_order_idx" ON "cms"."_artigos_v_rels" USING btree ("order");
  CREATE INDEX "_artigos_v_rels_parent_idx" ON "cms"."_artigos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_artigos_v_rels_path_idx" ON "cms"."_artigos_v_rels" USING btree ("path");
  CREATE INDEX "_artigos_v_rels_ficheiros_id_idx" ON "cms"."_artigos_v_rels" USING btree ("ficheiros_id");
  CREATE INDEX "media_legendas_order_idx" ON "cms"."media_legendas" USING btree ("_order");
  CREATE INDEX "media_legendas_parent_id_idx" ON "cms"."media_legendas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "media_legendas_locales_locale_parent_id_unique" ON "cms"."media_legendas_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "ficheiros_updated_at_idx" ON "cms"."ficheiros" USING btree ("updated_at");
  CREATE INDEX "ficheiros_created_at_idx" ON "cms"."ficheiros" USING btree ("created_at");
  CREATE UNIQUE INDEX "ficheiros_filename_idx" ON "cms"."ficheiros" USING btree ("filename");
  CREATE UNIQUE INDEX "ficheiros_locales_locale_parent_id_unique" ON "cms"."ficheiros_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "paginas_rota_idx" ON "cms"."paginas" USING btree ("rota");
  CREATE INDEX "paginas_banner_imagem_idx" ON "cms"."paginas" USING btree ("banner_imagem_id");
  CREATE INDEX "paginas_updated_at_idx" ON "cms"."paginas" USING btree ("updated_at");
  CREATE INDEX "paginas_created_at_idx" ON "cms"."paginas" USING btree ("created_at");
  CREATE INDEX "paginas__status_idx" ON "cms"."paginas" USING btree ("_status");
  CREATE UNIQUE INDEX "paginas_locales_locale_parent_id_unique" ON "cms"."paginas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_paginas_v_parent_idx" ON "cms"."_paginas_v" USING btree ("parent_id");
  CREATE INDEX "_paginas_v_version_version_rota_idx" ON "cms"."_paginas_v" USING btree ("version_rota");
  CREATE INDEX "_paginas_v_version_version_banner_imagem_idx" ON "cms"."_paginas_v" USING btree ("version_banner_imagem_id");
  CREATE INDEX "_paginas_v_version_version_updated_at_idx" ON "cms"."_paginas_v" USING btree ("version_updated_at");
  CREATE INDEX "_paginas_v_version_version_created_at_idx" ON "cms"."_paginas_v" USING btree ("version_created_at");
  CREATE INDEX "_paginas_v_version_version__status_idx" ON "cms"."_paginas_v" USING btree ("version__status");
  CREATE INDEX "_paginas_v_created_at_idx" ON "cms"."_paginas_v" USING btree ("created_at");
  CREATE INDEX "_paginas_v_updated_at_idx" ON "cms"."_paginas_v" USING btree ("updated_at");
  CREATE INDEX "_paginas_v_snapshot_idx" ON "cms"."_paginas_v" USING btree ("snapshot");
  CREATE INDEX "_paginas_v_published_locale_idx" ON "cms"."_paginas_v" USING btree ("published_locale");
  CREATE INDEX "_paginas_v_latest_idx" ON "cms"."_paginas_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_paginas_v_locales_locale_parent_id_unique" ON "cms"."_paginas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_pages_banner_imagem_idx" ON "cms"."landing_pages" USING btree ("banner_imagem_id");
  CREATE INDEX "landing_pages_updated_at_idx" ON "cms"."landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "cms"."landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages__status_idx" ON "cms"."landing_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "landing_pages_slug_idx" ON "cms"."landing_pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "landing_pages_locales_locale_parent_id_unique" ON "cms"."landing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "cms"."_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_banner_imagem_idx" ON "cms"."_landing_pages_v" USING btree ("version_banner_imagem_id");
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
  CREATE INDEX "sinonimos_updated_at_idx" ON "cms"."sinonimos" USING btree ("updated_at");
  CREATE INDEX "sinonimos_created_at_idx" ON "cms"."sinonimos" USING btree ("created_at");
  CREATE INDEX "sinonimos_texts_order_parent" ON "cms"."sinonimos_texts" USING btree ("order","parent_id");
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
  CREATE INDEX "payload_locked_documents_rels_categorias_de_blog_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("categorias_de_blog_id");
  CREATE INDEX "payload_locked_documents_rels_eventos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("eventos_id");
  CREATE INDEX "payload_locked_documents_rels_testemunhos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("testemunhos_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_artigos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("artigos_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_ficheiros_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("ficheiros_id");
  CREATE INDEX "payload_locked_documents_rels_paginas_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("paginas_id");
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_sinonimos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("sinonimos_id");
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
  CREATE INDEX "homepage_sintomas_order_idx" ON "cms"."homepage_sintomas" USING btree ("_order");
  CREATE INDEX "homepage_sintomas_parent_id_idx" ON "cms"."homepage_sintomas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "homepage_sintomas_locales_locale_parent_id_unique" ON "cms"."homepage_sintomas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homepage_destaque_order_idx" ON "cms"."homepage_destaque" USING btree ("_order");
  CREATE INDEX "homepage_destaque_parent_id_idx" ON "cms"."homepage_destaque" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "homepage_destaque_locales_locale_parent_id_unique" ON "cms"."homepage_destaque_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homepage_banner_imagem_idx" ON "cms"."homepage" USING btree ("banner_imagem_id");
  CREATE INDEX "homepage_video_imagem_idx" ON "cms"."homepage" USING btree ("video_imagem_id");
  CREATE INDEX "homepage_cta_imagem_idx" ON "cms"."homepage" USING btree ("cta_imagem_id");
  CREATE INDEX "homepage__status_idx" ON "cms"."homepage" USING btree ("_status");
  CREATE UNIQUE INDEX "homepage_locales_locale_parent_id_unique" ON "cms"."homepage_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "homepage_rels_order_idx" ON "cms"."homepage_rels" USING btree ("order");
  CREATE INDEX "homepage_rels_parent_idx" ON "cms"."homepage_rels" USING btree ("parent_id");
  CREATE INDEX "homepage_rels_path_idx" ON "cms"."homepage_rels" USING btree ("path");
  CREATE INDEX "homepage_rels_artigos_blog_id_idx" ON "cms"."homepage_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "_homepage_v_version_sintomas_order_idx" ON "cms"."_homepage_v_version_sintomas" USING btree ("_order");
  CREATE INDEX "_homepage_v_version_sintomas_parent_id_idx" ON "cms"."_homepage_v_version_sintomas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_homepage_v_version_sintomas_locales_locale_parent_id_unique" ON "cms"."_homepage_v_version_sintomas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homepage_v_version_destaque_order_idx" ON "cms"."_homepage_v_version_destaque" USING btree ("_order");
  CREATE INDEX "_homepage_v_version_destaque_parent_id_idx" ON "cms"."_homepage_v_version_destaque" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_homepage_v_version_destaque_locales_locale_parent_id_unique" ON "cms"."_homepage_v_version_destaque_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homepage_v_version_version_banner_imagem_idx" ON "cms"."_homepage_v" USING btree ("version_banner_imagem_id");
  CREATE INDEX "_homepage_v_version_version_video_imagem_idx" ON "cms"."_homepage_v" USING btree ("version_video_imagem_id");
  CREATE INDEX "_homepage_v_version_version_cta_imagem_idx" ON "cms"."_homepage_v" USING btree ("version_cta_imagem_id");
  CREATE INDEX "_homepage_v_version_version__status_idx" ON "cms"."_homepage_v" USING btree ("version__status");
  CREATE INDEX "_homepage_v_created_at_idx" ON "cms"."_homepage_v" USING btree ("created_at");
  CREATE INDEX "_homepage_v_updated_at_idx" ON "cms"."_homepage_v" USING btree ("updated_at");
  CREATE INDEX "_homepage_v_snapshot_idx" ON "cms"."_homepage_v" USING btree ("snapshot");
  CREATE INDEX "_homepage_v_published_locale_idx" ON "cms"."_homepage_v" USING btree ("published_locale");
  CREATE INDEX "_homepage_v_latest_idx" ON "cms"."_homepage_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_homepage_v_locales_locale_parent_id_unique" ON "cms"."_homepage_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_homepage_v_rels_order_idx" ON "cms"."_homepage_v_rels" USING btree ("order");
  CREATE INDEX "_homepage_v_rels_parent_idx" ON "cms"."_homepage_v_rels" USING btree ("parent_id");
  CREATE INDEX "_homepage_v_rels_path_idx" ON "cms"."_homepage_v_rels" USING btree ("path");
  CREATE INDEX "_homepage_v_rels_artigos_blog_id_idx" ON "cms"."_homepage_v_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "sobre_nos_banner_imagem_idx" ON "cms"."sobre_nos" USING btree ("banner_imagem_id");
  CREATE INDEX "sobre_nos_ti_imagem_idx" ON "cms"."sobre_nos" USING btree ("ti_imagem_id");
  CREATE INDEX "sobre_nos__status_idx" ON "cms"."sobre_nos" USING btree ("_status");
  CREATE UNIQUE INDEX "sobre_nos_locales_locale_parent_id_unique" ON "cms"."sobre_nos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sobre_nos_rels_order_idx" ON "cms"."sobre_nos_rels" USING btree ("order");
  CREATE INDEX "sobre_nos_rels_parent_idx" ON "cms"."sobre_nos_rels" USING btree ("parent_id");
  CREATE INDEX "sobre_nos_rels_path_idx" ON "cms"."sobre_nos_rels" USING btree ("path");
  CREATE INDEX "sobre_nos_rels_media_id_idx" ON "cms"."sobre_nos_rels" USING btree ("media_id");
  CREATE INDEX "_sobre_nos_v_version_version_banner_imagem_idx" ON "cms"."_sobre_nos_v" USING btree ("version_banner_imagem_id");
  CREATE INDEX "_sobre_nos_v_version_version_ti_imagem_idx" ON "cms"."_sobre_nos_v" USING btree ("version_ti_imagem_id");
  CREATE INDEX "_sobre_nos_v_version_version__status_idx" ON "cms"."_sobre_nos_v" USING btree ("version__status");
  CREATE INDEX "_sobre_nos_v_created_at_idx" ON "cms"."_sobre_nos_v" USING btree ("created_at");
  CREATE INDEX "_sobre_nos_v_updated_at_idx" ON "cms"."_sobre_nos_v" USING btree ("updated_at");
  CREATE INDEX "_sobre_nos_v_snapshot_idx" ON "cms"."_sobre_nos_v" USING btree ("snapshot");
  CREATE INDEX "_sobre_nos_v_published_locale_idx" ON "cms"."_sobre_nos_v" USING btree ("published_locale");
  CREATE INDEX "_sobre_nos_v_latest_idx" ON "cms"."_sobre_nos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_sobre_nos_v_locales_locale_parent_id_unique" ON "cms"."_sobre_nos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sobre_nos_v_rels_order_idx" ON "cms"."_sobre_nos_v_rels" USING btree ("order");
  CREATE INDEX "_sobre_nos_v_rels_parent_idx" ON "cms"."_sobre_nos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sobre_nos_v_rels_path_idx" ON "cms"."_sobre_nos_v_rels" USING btree ("path");
  CREATE INDEX "_sobre_nos_v_rels_media_id_idx" ON "cms"."_sobre_nos_v_rels" USING btree ("media_id");
  CREATE INDEX "outras_doencas_outras_doencas_order_idx" ON "cms"."outras_doencas_outras_doencas" USING btree ("_order");
  CREATE INDEX "outras_doencas_outras_doencas_parent_id_idx" ON "cms"."outras_doencas_outras_doencas" USING btree ("_parent_id");
  CREATE INDEX "outras_doencas_outras_doencas_o_que_e_imagem_idx" ON "cms"."outras_doencas_outras_doencas" USING btree ("o_que_e_imagem_id");
  CREATE UNIQUE INDEX "outras_doencas_outras_doencas_locales_locale_parent_id_uniqu" ON "cms"."outras_doencas_outras_doencas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "outras_doencas_referencias_order_idx" ON "cms"."outras_doencas_referencias" USING btree ("_order");
  CREATE INDEX "outras_doencas_referencias_parent_id_idx" ON "cms"."outras_doencas_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "outras_doencas_referencias_locales_locale_parent_id_unique" ON "cms"."outras_doencas_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "outras_doencas_assinatura_idx" ON "cms"."outras_doencas" USING btree ("assinatura_id");
  CREATE INDEX "outras_doencas_revisor_idx" ON "cms"."outras_doencas" USING btree ("revisor_id");
  CREATE INDEX "outras_doencas__status_idx" ON "cms"."outras_doencas" USING btree ("_status");
  CREATE UNIQUE INDEX "outras_doencas_locales_locale_parent_id_unique" ON "cms"."outras_doencas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_outras_doencas_v_version_outras_doencas_order_idx" ON "cms"."_outras_doencas_v_version_outras_doencas" USING btree ("_order");
  CREATE INDEX "_outras_doencas_v_version_outras_doencas_parent_id_idx" ON "cms"."_outras_doencas_v_version_outras_doencas" USING btree ("_parent_id");
  CREATE INDEX "_outras_doencas_v_version_outras_doencas_o_que_e_imagem_idx" ON "cms"."_outras_doencas_v_version_outras_doencas" USING btree ("o_que_e_imagem_id");
  CREATE UNIQUE INDEX "_outras_doencas_v_version_outras_doencas_locales_locale_pare" ON "cms"."_outras_doencas_v_version_outras_doencas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_outras_doencas_v_version_referencias_order_idx" ON "cms"."_outras_doencas_v_version_referencias" USING btree ("_order");
  CREATE INDEX "_outras_doencas_v_version_referencias_parent_id_idx" ON "cms"."_outras_doencas_v_version_referencias" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_outras_doencas_v_version_referencias_locales_locale_parent_" ON "cms"."_outras_doencas_v_version_referencias_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_outras_doencas_v_version_version_assinatura_idx" ON "cms"."_outras_doencas_v" USING btree ("version_assinatura_id");
  CREATE INDEX "_outras_doencas_v_version_version_revisor_idx" ON "cms"."_outras_doencas_v" USING btree ("version_revisor_id");
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
   DROP TABLE "cms"."problemas_resumo" CASCADE;
  DROP TABLE "cms"."problemas_resumo_locales" CASCADE;
  DROP TABLE "cms"."problemas_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."problemas_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."problemas_factores_de_risco" CASCADE;
  DROP TABLE "cms"."problemas_factores_de_risco_locales" CASCADE;
  DROP TABLE "cms"."problemas_sintomas_quadro_sintomas" CASCADE;
  DROP TABLE "cms"."problemas_sintomas_quadro_sintomas_locales" CASCADE;
  DROP TABLE "cms"."problemas_tratamentos" CASCADE;
  DROP TABLE "cms"."problemas_faqs" CASCADE;
  DROP TABLE "cms"."problemas_faqs_locales" CASCADE;
  DROP TABLE "cms"."problemas_referencias" CASCADE;
  DROP TABLE "cms"."problemas_referencias_locales" CASCADE;
  DROP TABLE "cms"."problemas" CASCADE;
  DROP TABLE "cms"."problemas_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_resumo" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_resumo_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_factores_de_risco" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_factores_de_risco_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_sintomas_quadro_sintomas" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_sintomas_quadro_sintomas_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_tratamentos" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_faqs" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_faqs_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_referencias" CASCADE;
  DROP TABLE "cms"."_problemas_v_version_referencias_locales" CASCADE;
  DROP TABLE "cms"."_problemas_v" CASCADE;
  DROP TABLE "cms"."_problemas_v_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_resumo" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_resumo_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_tratamento_localizado" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_faqs" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_faqs_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_referencias" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_referencias_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_pp" CASCADE;
  DROP TABLE "cms"."tratamentos_pp_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_resumo" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_resumo_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_tratamento_localizado" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_faqs" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_faqs_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_referencias" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_version_referencias_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v" CASCADE;
  DROP TABLE "cms"."_tratamentos_pp_v_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_resumo" CASCADE;
  DROP TABLE "cms"."tratamentos_resumo_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."tratamentos_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_recuperacao" CASCADE;
  DROP TABLE "cms"."tratamentos_recuperacao_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_faqs" CASCADE;
  DROP TABLE "cms"."tratamentos_faqs_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_referencias" CASCADE;
  DROP TABLE "cms"."tratamentos_referencias_locales" CASCADE;
  DROP TABLE "cms"."tratamentos" CASCADE;
  DROP TABLE "cms"."tratamentos_locales" CASCADE;
  DROP TABLE "cms"."tratamentos_rels" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_resumo" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_resumo_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_recuperacao" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_recuperacao_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_faqs" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_faqs_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_referencias" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_version_referencias_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_v" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_locales" CASCADE;
  DROP TABLE "cms"."_tratamentos_v_rels" CASCADE;
  DROP TABLE "cms"."analises_exames_resumo" CASCADE;
  DROP TABLE "cms"."analises_exames_resumo_locales" CASCADE;
  DROP TABLE "cms"."analises_exames_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."analises_exames_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."analises_exames_procedimento_quadro" CASCADE;
  DROP TABLE "cms"."analises_exames_procedimento_quadro_locales" CASCADE;
  DROP TABLE "cms"."analises_exames_preparacao" CASCADE;
  DROP TABLE "cms"."analises_exames_preparacao_locales" CASCADE;
  DROP TABLE "cms"."analises_exames_faqs" CASCADE;
  DROP TABLE "cms"."analises_exames_faqs_locales" CASCADE;
  DROP TABLE "cms"."analises_exames_referencias" CASCADE;
  DROP TABLE "cms"."analises_exames_referencias_locales" CASCADE;
  DROP TABLE "cms"."analises_exames" CASCADE;
  DROP TABLE "cms"."analises_exames_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_resumo" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_resumo_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_sinais_de_alarme" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_sinais_de_alarme_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_procedimento_quadro" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_procedimento_quadro_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_preparacao" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_preparacao_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_faqs" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_faqs_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_referencias" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_version_referencias_locales" CASCADE;
  DROP TABLE "cms"."_analises_exames_v" CASCADE;
  DROP TABLE "cms"."_analises_exames_v_locales" CASCADE;
  DROP TABLE "cms"."equipa" CASCADE;
  DROP TABLE "cms"."equipa_locales" CASCADE;
  DROP TABLE "cms"."equipa_rels" CASCADE;
  DROP TABLE "cms"."_equipa_v" CASCADE;
  DROP TABLE "cms"."_equipa_v_locales" CASCADE;
  DROP TABLE "cms"."_equipa_v_rels" CASCADE;
  DROP TABLE "cms"."artigos_blog" CASCADE;
  DROP TABLE "cms"."artigos_blog_locales" CASCADE;
  DROP TABLE "cms"."artigos_blog_rels" CASCADE;
  DROP TABLE "cms"."_artigos_blog_v" CASCADE;
  DROP TABLE "cms"."_artigos_blog_v_locales" CASCADE;
  DROP TABLE "cms"."_artigos_blog_v_rels" CASCADE;
  DROP TABLE "cms"."categorias_de_blog" CASCADE;
  DROP TABLE "cms"."categorias_de_blog_locales" CASCADE;
  DROP TABLE "cms"."_categorias_de_blog_v" CASCADE;
  DROP TABLE "cms"."_categorias_de_blog_v_locales" CASCADE;
  DROP TABLE "cms"."eventos" CASCADE;
  DROP TABLE "cms"."eventos_locales" CASCADE;
  DROP TABLE "cms"."_eventos_v" CASCADE;
  DROP TABLE "cms"."_eventos_v_locales" CASCADE;
  DROP TABLE "cms"."testemunhos" CASCADE;
  DROP TABLE "cms"."testemunhos_locales" CASCADE;
  DROP TABLE "cms"."_testemunhos_v" CASCADE;
  DROP TABLE "cms"."_testemunhos_v_locales" CASCADE;
  DROP TABLE "cms"."videos" CASCADE;
  DROP TABLE "cms"."videos_locales" CASCADE;
  DROP TABLE "cms"."_videos_v" CASCADE;
  DROP TABLE "cms"."_videos_v_locales" CASCADE;
  DROP TABLE "cms"."artigos" CASCADE;
  DROP TABLE "cms"."artigos_locales" CASCADE;
  DROP TABLE "cms"."artigos_rels" CASCADE;
  DROP TABLE "cms"."_artigos_v" CASCADE;
  DROP TABLE "cms"."_artigos_v_locales" CASCADE;
  DROP TABLE "cms"."_artigos_v_rels" CASCADE;
  DROP TABLE "cms"."media_legendas" CASCADE;
  DROP TABLE "cms"."media_legendas_locales" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."ficheiros" CASCADE;
  DROP TABLE "cms"."ficheiros_locales" CASCADE;
  DROP TABLE "cms"."paginas" CASCADE;
  DROP TABLE "cms"."paginas_locales" CASCADE;
  DROP TABLE "cms"."_paginas_v" CASCADE;
  DROP TABLE "cms"."_paginas_v_locales" CASCADE;
  DROP TABLE "cms"."landing_pages" CASCADE;
  DROP TABLE "cms"."landing_pages_locales" CASCADE;
  DROP TABLE "cms"."_landing_pages_v" CASCADE;
  DROP TABLE "cms"."_landing_pages_v_locales" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."sinonimos" CASCADE;
  DROP TABLE "cms"."sinonimos_texts" CASCADE;
  DROP TABLE "cms"."utilizadores_sessions" CASCADE;
  DROP TABLE "cms"."utilizadores" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TABLE "cms"."homepage_sintomas" CASCADE;
  DROP TABLE "cms"."homepage_sintomas_locales" CASCADE;
  DROP TABLE "cms"."homepage_destaque" CASCADE;
  DROP TABLE "cms"."homepage_destaque_locales" CASCADE;
  DROP TABLE "cms"."homepage" CASCADE;
  DROP TABLE "cms"."homepage_locales" CASCADE;
  DROP TABLE "cms"."homepage_rels" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_sintomas" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_sintomas_locales" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_destaque" CASCADE;
  DROP TABLE "cms"."_homepage_v_version_destaque_locales" CASCADE;
  DROP TABLE "cms"."_homepage_v" CASCADE;
  DROP TABLE "cms"."_homepage_v_locales" CASCADE;
  DROP TABLE "cms"."_homepage_v_rels" CASCADE;
  DROP TABLE "cms"."sobre_nos" CASCADE;
  DROP TABLE "cms"."sobre_nos_locales" CASCADE;
  DROP TABLE "cms"."sobre_nos_rels" CASCADE;
  DROP TABLE "cms"."_sobre_nos_v" CASCADE;
  DROP TABLE "cms"."_sobre_nos_v_locales" CASCADE;
  DROP TABLE "cms"."_sobre_nos_v_rels" CASCADE;
  DROP TABLE "cms"."outras_doencas_outras_doencas" CASCADE;
  DROP TABLE "cms"."outras_doencas_outras_doencas_locales" CASCADE;
  DROP TABLE "cms"."outras_doencas_referencias" CASCADE;
  DROP TABLE "cms"."outras_doencas_referencias_locales" CASCADE;
  DROP TABLE "cms"."outras_doencas" CASCADE;
  DROP TABLE "cms"."outras_doencas_locales" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v_version_outras_doencas" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v_version_outras_doencas_locales" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v_version_referencias" CASCADE;
  DROP TABLE "cms"."_outras_doencas_v_version_referencias_locales" CASCADE;
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
  DROP TYPE "cms"."enum_problemas_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum_problemas_quiz";
  DROP TYPE "cms"."enum_problemas_status";
  DROP TYPE "cms"."enum__problemas_v_version_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum__problemas_v_version_quiz";
  DROP TYPE "cms"."enum__problemas_v_version_status";
  DROP TYPE "cms"."enum__problemas_v_published_locale";
  DROP TYPE "cms"."enum_tratamentos_pp_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum_tratamentos_pp_status";
  DROP TYPE "cms"."enum__tratamentos_pp_v_version_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum__tratamentos_pp_v_version_status";
  DROP TYPE "cms"."enum__tratamentos_pp_v_published_locale";
  DROP TYPE "cms"."enum_tratamentos_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum_tratamentos_status";
  DROP TYPE "cms"."enum__tratamentos_v_version_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum__tratamentos_v_version_status";
  DROP TYPE "cms"."enum__tratamentos_v_published_locale";
  DROP TYPE "cms"."enum_analises_exames_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum_analises_exames_status";
  DROP TYPE "cms"."enum__analises_exames_v_version_sinais_de_alarme_nivel";
  DROP TYPE "cms"."enum__analises_exames_v_version_status";
  DROP TYPE "cms"."enum__analises_exames_v_published_locale";
  DROP TYPE "cms"."enum_equipa_biografia_status";
  DROP TYPE "cms"."enum_equipa_status";
  DROP TYPE "cms"."enum__equipa_v_version_biografia_status";
  DROP TYPE "cms"."enum__equipa_v_version_status";
  DROP TYPE "cms"."enum__equipa_v_published_locale";
  DROP TYPE "cms"."enum_artigos_blog_tipo";
  DROP TYPE "cms"."enum_artigos_blog_quizz";
  DROP TYPE "cms"."enum_artigos_blog_status";
  DROP TYPE "cms"."enum__artigos_blog_v_version_tipo";
  DROP TYPE "cms"."enum__artigos_blog_v_version_quizz";
  DROP TYPE "cms"."enum__artigos_blog_v_version_status";
  DROP TYPE "cms"."enum__artigos_blog_v_published_locale";
  DROP TYPE "cms"."enum_categorias_de_blog_status";
  DROP TYPE "cms"."enum__categorias_de_blog_v_version_status";
  DROP TYPE "cms"."enum__categorias_de_blog_v_published_locale";
  DROP TYPE "cms"."enum_eventos_status";
  DROP TYPE "cms"."enum__eventos_v_version_status";
  DROP TYPE "cms"."enum__eventos_v_published_locale";
  DROP TYPE "cms"."enum_testemunhos_status";
  DROP TYPE "cms"."enum__testemunhos_v_version_status";
  DROP TYPE "cms"."enum__testemunhos_v_published_locale";
  DROP TYPE "cms"."enum_videos_status";
  DROP TYPE "cms"."enum__videos_v_version_status";
  DROP TYPE "cms"."enum__videos_v_published_locale";
  DROP TYPE "cms"."enum_artigos_tipo";
  DROP TYPE "cms"."enum_artigos_status";
  DROP TYPE "cms"."enum__artigos_v_version_tipo";
  DROP TYPE "cms"."enum__artigos_v_version_status";
  DROP TYPE "cms"."enum__artigos_v_published_locale";
  DROP TYPE "cms"."enum_paginas_rota";
  DROP TYPE "cms"."enum_paginas_status";
  DROP TYPE "cms"."enum__paginas_v_version_rota";
  DROP TYPE "cms"."enum__paginas_v_version_status";
  DROP TYPE "cms"."enum__paginas_v_published_locale";
  DROP TYPE "cms"."enum_landing_pages_status";
  DROP TYPE "cms"."enum__landing_pages_v_version_status";
  DROP TYPE "cms"."enum__landing_pages_v_published_locale";
  DROP TYPE "cms"."enum_sinonimos_lingua";
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
