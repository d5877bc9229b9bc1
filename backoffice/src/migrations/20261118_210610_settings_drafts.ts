import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whatever was saved until now was public at once, and stays so. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__menu_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_rodape_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__rodape_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__rodape_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_definicoes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__definicoes_v_version_horario_dias_schema" AS ENUM('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');
  CREATE TYPE "cms"."enum__definicoes_v_version_aviso_tipo" AS ENUM('informacao', 'importante');
  CREATE TYPE "cms"."enum__definicoes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__definicoes_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "cms"."enum_marcacoes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__marcacoes_v_version_tipos_grupo" AS ENUM('consulta', 'exame');
  CREATE TYPE "cms"."enum__marcacoes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__marcacoes_v_published_locale" AS ENUM('pt', 'en');
  CREATE TABLE "cms"."_menu_v_version_problemas_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_problemas_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_problemas_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_problemas_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_problemas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_problemas_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_tratamentos_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_tratamentos_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_tratamentos_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_tratamentos_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_tratamentos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_tratamentos_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_analises_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_analises_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_analises_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_analises_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_analises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_analises_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_sobre_nos_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_sobre_nos_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_sobre_nos_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_sobre_nos_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_sobre_nos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_sobre_nos_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_contactos_children_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_contactos_children_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_contactos_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_contactos_children_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v_version_contactos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_menu_v_version_contactos_locales" (
  	"title" varchar,
  	"nome_simples" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_guardado_por" varchar,
  	"version__status" "cms"."enum__menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__menu_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_menu_v_rels" (
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
  	"agradecimentos_id" integer,
  	"eventos_id" integer,
  	"paginas_id" integer
  );
  
  CREATE TABLE "cms"."_rodape_v_version_ligacoes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"novo_separador" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_rodape_v_version_ligacoes_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_rodape_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_guardado_por" varchar,
  	"version__status" "cms"."enum__rodape_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__rodape_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_rodape_v_locales" (
  	"version_texto" varchar,
  	"version_aviso_legal" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_definicoes_v_version_redes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"nome" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_definicoes_v_version_horario_dias_schema" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__definicoes_v_version_horario_dias_schema",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_definicoes_v_version_horario" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"abre" varchar,
  	"fecha" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_definicoes_v_version_horario_locales" (
  	"dias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_definicoes_v_version_encerramentos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"de" timestamp(3) with time zone,
  	"ate" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_definicoes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_nome" varchar,
  	"version_telefone" varchar,
  	"version_email" varchar,
  	"version_morada_rua" varchar,
  	"version_morada_codigo_postal" varchar,
  	"version_morada_localidade" varchar,
  	"version_marcacao_presencial_url" varchar,
  	"version_selo_qualidade_id" integer,
  	"version_aviso_tipo" "cms"."enum__definicoes_v_version_aviso_tipo" DEFAULT 'informacao',
  	"version_aviso_de" timestamp(3) with time zone,
  	"version_aviso_ate" timestamp(3) with time zone,
  	"version_registos_empresa" varchar,
  	"version_registos_nif" varchar,
  	"version_registos_ers_registo" varchar,
  	"version_registos_licenca" varchar,
  	"version_registos_diretor_clinico" varchar,
  	"version_livro_reclamacoes_url" varchar,
  	"version_terceiros_gtm_id" varchar,
  	"version_terceiros_crm_script_url" varchar,
  	"version_terceiros_chatbot_script_url" varchar,
  	"version_guardado_por" varchar,
  	"version__status" "cms"."enum__definicoes_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__definicoes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_definicoes_v_locales" (
  	"version_descricao_curta" varchar,
  	"version_telefone_nota" varchar,
  	"version_aviso_texto" varchar,
  	"version_aviso_ligacao_texto" varchar,
  	"version_aviso_ligacao_url" varchar,
  	"version_resolucao_litigios" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_marcacoes_v_version_tipos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tipo_id" numeric,
  	"grupo" "cms"."enum__marcacoes_v_version_tipos_grupo" DEFAULT 'consulta',
  	"preco_presencial" numeric,
  	"preco_online" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_marcacoes_v_version_tipos_locales" (
  	"nome" varchar,
  	"texto" varchar,
  	"preparacao" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_marcacoes_v_version_seguros" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_marcacoes_v_version_seguros_locales" (
  	"nome" varchar,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_marcacoes_v_version_lembretes_horas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"horas" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_marcacoes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_pagamentos_multibanco" boolean DEFAULT true,
  	"version_pagamentos_mbway" boolean DEFAULT true,
  	"version_pagamentos_cartao" boolean DEFAULT false,
  	"version_pagamentos_na_clinica" boolean DEFAULT true,
  	"version_multicare_teto" numeric,
  	"version_antecedencia_horas" numeric,
  	"version_guardado_por" varchar,
  	"version__status" "cms"."enum__marcacoes_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__marcacoes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_marcacoes_v_locales" (
  	"version_multicare_texto" varchar,
  	"version_regras_pagamento" varchar,
  	"version_regras_desmarcar" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."definicoes_redes" ALTER COLUMN "nome" DROP NOT NULL;
  ALTER TABLE "cms"."definicoes_redes" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "cms"."definicoes_horario" ALTER COLUMN "abre" DROP NOT NULL;
  ALTER TABLE "cms"."definicoes_horario" ALTER COLUMN "fecha" DROP NOT NULL;
  ALTER TABLE "cms"."definicoes_encerramentos" ALTER COLUMN "de" DROP NOT NULL;
  ALTER TABLE "cms"."marcacoes_tipos" ALTER COLUMN "tipo_id" DROP NOT NULL;
  ALTER TABLE "cms"."marcacoes_tipos" ALTER COLUMN "grupo" DROP NOT NULL;
  ALTER TABLE "cms"."marcacoes_tipos_locales" ALTER COLUMN "nome" DROP NOT NULL;
  ALTER TABLE "cms"."marcacoes_seguros_locales" ALTER COLUMN "nome" DROP NOT NULL;
  ALTER TABLE "cms"."marcacoes_lembretes_horas" ALTER COLUMN "horas" DROP NOT NULL;
  ALTER TABLE "cms"."menu" ADD COLUMN "guardado_por" varchar;
  ALTER TABLE "cms"."menu" ADD COLUMN "_status" "cms"."enum_menu_status" DEFAULT 'draft';
  ALTER TABLE "cms"."rodape" ADD COLUMN "guardado_por" varchar;
  ALTER TABLE "cms"."rodape" ADD COLUMN "_status" "cms"."enum_rodape_status" DEFAULT 'draft';
  ALTER TABLE "cms"."definicoes" ADD COLUMN "guardado_por" varchar;
  ALTER TABLE "cms"."definicoes" ADD COLUMN "_status" "cms"."enum_definicoes_status" DEFAULT 'draft';
  ALTER TABLE "cms"."marcacoes" ADD COLUMN "guardado_por" varchar;
  ALTER TABLE "cms"."marcacoes" ADD COLUMN "_status" "cms"."enum_marcacoes_status" DEFAULT 'draft';
  ALTER TABLE "cms"."_menu_v_version_problemas_children_children" ADD CONSTRAINT "_menu_v_version_problemas_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_problemas_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_problemas_children_children_locales" ADD CONSTRAINT "_menu_v_version_problemas_children_children_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_problemas_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_problemas_children" ADD CONSTRAINT "_menu_v_version_problemas_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_problemas_children_locales" ADD CONSTRAINT "_menu_v_version_problemas_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_problemas_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_problemas" ADD CONSTRAINT "_menu_v_version_problemas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_problemas_locales" ADD CONSTRAINT "_menu_v_version_problemas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children_children" ADD CONSTRAINT "_menu_v_version_tratamentos_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_tratamentos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children_children_locales" ADD CONSTRAINT "_menu_v_version_tratamentos_children_children_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_tratamentos_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children" ADD CONSTRAINT "_menu_v_version_tratamentos_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children_locales" ADD CONSTRAINT "_menu_v_version_tratamentos_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_tratamentos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_tratamentos" ADD CONSTRAINT "_menu_v_version_tratamentos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_locales" ADD CONSTRAINT "_menu_v_version_tratamentos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_analises_children_children" ADD CONSTRAINT "_menu_v_version_analises_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_analises_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_analises_children_children_locales" ADD CONSTRAINT "_menu_v_version_analises_children_children_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_analises_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_analises_children" ADD CONSTRAINT "_menu_v_version_analises_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_analises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_analises_children_locales" ADD CONSTRAINT "_menu_v_version_analises_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_analises_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_analises" ADD CONSTRAINT "_menu_v_version_analises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_analises_locales" ADD CONSTRAINT "_menu_v_version_analises_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_analises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children_children" ADD CONSTRAINT "_menu_v_version_sobre_nos_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_sobre_nos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children_children_locales" ADD CONSTRAINT "_menu_v_version_sobre_nos_children_children_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_sobre_nos_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children" ADD CONSTRAINT "_menu_v_version_sobre_nos_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_sobre_nos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children_locales" ADD CONSTRAINT "_menu_v_version_sobre_nos_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_sobre_nos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos" ADD CONSTRAINT "_menu_v_version_sobre_nos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_locales" ADD CONSTRAINT "_menu_v_version_sobre_nos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_sobre_nos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_contactos_children_children" ADD CONSTRAINT "_menu_v_version_contactos_children_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_contactos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_contactos_children_children_locales" ADD CONSTRAINT "_menu_v_version_contactos_children_children_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_contactos_children_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_contactos_children" ADD CONSTRAINT "_menu_v_version_contactos_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_contactos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_contactos_children_locales" ADD CONSTRAINT "_menu_v_version_contactos_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_contactos_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_contactos" ADD CONSTRAINT "_menu_v_version_contactos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_version_contactos_locales" ADD CONSTRAINT "_menu_v_version_contactos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_menu_v_version_contactos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_problemas_fk" FOREIGN KEY ("problemas_id") REFERENCES "cms"."problemas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_tratamentos_pp_fk" FOREIGN KEY ("tratamentos_pp_id") REFERENCES "cms"."tratamentos_pp"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_tratamentos_fk" FOREIGN KEY ("tratamentos_id") REFERENCES "cms"."tratamentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_analises_exames_fk" FOREIGN KEY ("analises_exames_id") REFERENCES "cms"."analises_exames"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_equipa_fk" FOREIGN KEY ("equipa_id") REFERENCES "cms"."equipa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_artigos_blog_fk" FOREIGN KEY ("artigos_blog_id") REFERENCES "cms"."artigos_blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "cms"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_agradecimentos_fk" FOREIGN KEY ("agradecimentos_id") REFERENCES "cms"."agradecimentos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_eventos_fk" FOREIGN KEY ("eventos_id") REFERENCES "cms"."eventos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_menu_v_rels" ADD CONSTRAINT "_menu_v_rels_paginas_fk" FOREIGN KEY ("paginas_id") REFERENCES "cms"."paginas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_rodape_v_version_ligacoes" ADD CONSTRAINT "_rodape_v_version_ligacoes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_rodape_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_rodape_v_version_ligacoes_locales" ADD CONSTRAINT "_rodape_v_version_ligacoes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_rodape_v_version_ligacoes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_rodape_v_locales" ADD CONSTRAINT "_rodape_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_rodape_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definicoes_v_version_redes" ADD CONSTRAINT "_definicoes_v_version_redes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_definicoes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definicoes_v_version_horario_dias_schema" ADD CONSTRAINT "_definicoes_v_version_horario_dias_schema_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_definicoes_v_version_horario"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definicoes_v_version_horario" ADD CONSTRAINT "_definicoes_v_version_horario_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_definicoes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definicoes_v_version_horario_locales" ADD CONSTRAINT "_definicoes_v_version_horario_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_definicoes_v_version_horario"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definicoes_v_version_encerramentos" ADD CONSTRAINT "_definicoes_v_version_encerramentos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_definicoes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_definicoes_v" ADD CONSTRAINT "_definicoes_v_version_selo_qualidade_id_media_id_fk" FOREIGN KEY ("version_selo_qualidade_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_definicoes_v_locales" ADD CONSTRAINT "_definicoes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_definicoes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_marcacoes_v_version_tipos" ADD CONSTRAINT "_marcacoes_v_version_tipos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_marcacoes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_marcacoes_v_version_tipos_locales" ADD CONSTRAINT "_marcacoes_v_version_tipos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_marcacoes_v_version_tipos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_marcacoes_v_version_seguros" ADD CONSTRAINT "_marcacoes_v_version_seguros_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_marcacoes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_marcacoes_v_version_seguros_locales" ADD CONSTRAINT "_marcacoes_v_version_seguros_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_marcacoes_v_version_seguros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_marcacoes_v_version_lembretes_horas" ADD CONSTRAINT "_marcacoes_v_version_lembretes_horas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_marcacoes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_marcacoes_v_locales" ADD CONSTRAINT "_marcacoes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_marcacoes_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_menu_v_version_problemas_children_children_order_idx" ON "cms"."_menu_v_version_problemas_children_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_problemas_children_children_parent_id_idx" ON "cms"."_menu_v_version_problemas_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_problemas_children_children_locales_locale_p" ON "cms"."_menu_v_version_problemas_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_problemas_children_order_idx" ON "cms"."_menu_v_version_problemas_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_problemas_children_parent_id_idx" ON "cms"."_menu_v_version_problemas_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_problemas_children_locales_locale_parent_id_" ON "cms"."_menu_v_version_problemas_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_problemas_order_idx" ON "cms"."_menu_v_version_problemas" USING btree ("_order");
  CREATE INDEX "_menu_v_version_problemas_parent_id_idx" ON "cms"."_menu_v_version_problemas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_problemas_locales_locale_parent_id_unique" ON "cms"."_menu_v_version_problemas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_tratamentos_children_children_order_idx" ON "cms"."_menu_v_version_tratamentos_children_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_tratamentos_children_children_parent_id_idx" ON "cms"."_menu_v_version_tratamentos_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_tratamentos_children_children_locales_locale" ON "cms"."_menu_v_version_tratamentos_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_tratamentos_children_order_idx" ON "cms"."_menu_v_version_tratamentos_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_tratamentos_children_parent_id_idx" ON "cms"."_menu_v_version_tratamentos_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_tratamentos_children_locales_locale_parent_i" ON "cms"."_menu_v_version_tratamentos_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_tratamentos_order_idx" ON "cms"."_menu_v_version_tratamentos" USING btree ("_order");
  CREATE INDEX "_menu_v_version_tratamentos_parent_id_idx" ON "cms"."_menu_v_version_tratamentos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_tratamentos_locales_locale_parent_id_unique" ON "cms"."_menu_v_version_tratamentos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_analises_children_children_order_idx" ON "cms"."_menu_v_version_analises_children_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_analises_children_children_parent_id_idx" ON "cms"."_menu_v_version_analises_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_analises_children_children_locales_locale_pa" ON "cms"."_menu_v_version_analises_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_analises_children_order_idx" ON "cms"."_menu_v_version_analises_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_analises_children_parent_id_idx" ON "cms"."_menu_v_version_analises_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_analises_children_locales_locale_parent_id_u" ON "cms"."_menu_v_version_analises_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_analises_order_idx" ON "cms"."_menu_v_version_analises" USING btree ("_order");
  CREATE INDEX "_menu_v_version_analises_parent_id_idx" ON "cms"."_menu_v_version_analises" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_analises_locales_locale_parent_id_unique" ON "cms"."_menu_v_version_analises_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_sobre_nos_children_children_order_idx" ON "cms"."_menu_v_version_sobre_nos_children_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_sobre_nos_children_children_parent_id_idx" ON "cms"."_menu_v_version_sobre_nos_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_sobre_nos_children_children_locales_locale_p" ON "cms"."_menu_v_version_sobre_nos_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_sobre_nos_children_order_idx" ON "cms"."_menu_v_version_sobre_nos_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_sobre_nos_children_parent_id_idx" ON "cms"."_menu_v_version_sobre_nos_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_sobre_nos_children_locales_locale_parent_id_" ON "cms"."_menu_v_version_sobre_nos_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_sobre_nos_order_idx" ON "cms"."_menu_v_version_sobre_nos" USING btree ("_order");
  CREATE INDEX "_menu_v_version_sobre_nos_parent_id_idx" ON "cms"."_menu_v_version_sobre_nos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_sobre_nos_locales_locale_parent_id_unique" ON "cms"."_menu_v_version_sobre_nos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_contactos_children_children_order_idx" ON "cms"."_menu_v_version_contactos_children_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_contactos_children_children_parent_id_idx" ON "cms"."_menu_v_version_contactos_children_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_contactos_children_children_locales_locale_p" ON "cms"."_menu_v_version_contactos_children_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_contactos_children_order_idx" ON "cms"."_menu_v_version_contactos_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_contactos_children_parent_id_idx" ON "cms"."_menu_v_version_contactos_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_contactos_children_locales_locale_parent_id_" ON "cms"."_menu_v_version_contactos_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_contactos_order_idx" ON "cms"."_menu_v_version_contactos" USING btree ("_order");
  CREATE INDEX "_menu_v_version_contactos_parent_id_idx" ON "cms"."_menu_v_version_contactos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_contactos_locales_locale_parent_id_unique" ON "cms"."_menu_v_version_contactos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "cms"."_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "cms"."_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "cms"."_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_snapshot_idx" ON "cms"."_menu_v" USING btree ("snapshot");
  CREATE INDEX "_menu_v_published_locale_idx" ON "cms"."_menu_v" USING btree ("published_locale");
  CREATE INDEX "_menu_v_latest_idx" ON "cms"."_menu_v" USING btree ("latest");
  CREATE INDEX "_menu_v_rels_order_idx" ON "cms"."_menu_v_rels" USING btree ("order");
  CREATE INDEX "_menu_v_rels_parent_idx" ON "cms"."_menu_v_rels" USING btree ("parent_id");
  CREATE INDEX "_menu_v_rels_path_idx" ON "cms"."_menu_v_rels" USING btree ("path");
  CREATE INDEX "_menu_v_rels_problemas_id_idx" ON "cms"."_menu_v_rels" USING btree ("problemas_id");
  CREATE INDEX "_menu_v_rels_tratamentos_pp_id_idx" ON "cms"."_menu_v_rels" USING btree ("tratamentos_pp_id");
  CREATE INDEX "_menu_v_rels_tratamentos_id_idx" ON "cms"."_menu_v_rels" USING btree ("tratamentos_id");
  CREATE INDEX "_menu_v_rels_analises_exames_id_idx" ON "cms"."_menu_v_rels" USING btree ("analises_exames_id");
  CREATE INDEX "_menu_v_rels_equipa_id_idx" ON "cms"."_menu_v_rels" USING btree ("equipa_id");
  CREATE INDEX "_menu_v_rels_artigos_blog_id_idx" ON "cms"."_menu_v_rels" USING btree ("artigos_blog_id");
  CREATE INDEX "_menu_v_rels_landing_pages_id_idx" ON "cms"."_menu_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_menu_v_rels_agradecimentos_id_idx" ON "cms"."_menu_v_rels" USING btree ("agradecimentos_id");
  CREATE INDEX "_menu_v_rels_eventos_id_idx" ON "cms"."_menu_v_rels" USING btree ("eventos_id");
  CREATE INDEX "_menu_v_rels_paginas_id_idx" ON "cms"."_menu_v_rels" USING btree ("paginas_id");
  CREATE INDEX "_rodape_v_version_ligacoes_order_idx" ON "cms"."_rodape_v_version_ligacoes" USING btree ("_order");
  CREATE INDEX "_rodape_v_version_ligacoes_parent_id_idx" ON "cms"."_rodape_v_version_ligacoes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_rodape_v_version_ligacoes_locales_locale_parent_id_unique" ON "cms"."_rodape_v_version_ligacoes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_rodape_v_version_version__status_idx" ON "cms"."_rodape_v" USING btree ("version__status");
  CREATE INDEX "_rodape_v_created_at_idx" ON "cms"."_rodape_v" USING btree ("created_at");
  CREATE INDEX "_rodape_v_updated_at_idx" ON "cms"."_rodape_v" USING btree ("updated_at");
  CREATE INDEX "_rodape_v_snapshot_idx" ON "cms"."_rodape_v" USING btree ("snapshot");
  CREATE INDEX "_rodape_v_published_locale_idx" ON "cms"."_rodape_v" USING btree ("published_locale");
  CREATE INDEX "_rodape_v_latest_idx" ON "cms"."_rodape_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_rodape_v_locales_locale_parent_id_unique" ON "cms"."_rodape_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_definicoes_v_version_redes_order_idx" ON "cms"."_definicoes_v_version_redes" USING btree ("_order");
  CREATE INDEX "_definicoes_v_version_redes_parent_id_idx" ON "cms"."_definicoes_v_version_redes" USING btree ("_parent_id");
  CREATE INDEX "_definicoes_v_version_horario_dias_schema_order_idx" ON "cms"."_definicoes_v_version_horario_dias_schema" USING btree ("order");
  CREATE INDEX "_definicoes_v_version_horario_dias_schema_parent_idx" ON "cms"."_definicoes_v_version_horario_dias_schema" USING btree ("parent_id");
  CREATE INDEX "_definicoes_v_version_horario_order_idx" ON "cms"."_definicoes_v_version_horario" USING btree ("_order");
  CREATE INDEX "_definicoes_v_version_horario_parent_id_idx" ON "cms"."_definicoes_v_version_horario" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_definicoes_v_version_horario_locales_locale_parent_id_uniqu" ON "cms"."_definicoes_v_version_horario_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_definicoes_v_version_encerramentos_order_idx" ON "cms"."_definicoes_v_version_encerramentos" USING btree ("_order");
  CREATE INDEX "_definicoes_v_version_encerramentos_parent_id_idx" ON "cms"."_definicoes_v_version_encerramentos" USING btree ("_parent_id");
  CREATE INDEX "_definicoes_v_version_version_selo_qualidade_idx" ON "cms"."_definicoes_v" USING btree ("version_selo_qualidade_id");
  CREATE INDEX "_definicoes_v_version_version__status_idx" ON "cms"."_definicoes_v" USING btree ("version__status");
  CREATE INDEX "_definicoes_v_created_at_idx" ON "cms"."_definicoes_v" USING btree ("created_at");
  CREATE INDEX "_definicoes_v_updated_at_idx" ON "cms"."_definicoes_v" USING btree ("updated_at");
  CREATE INDEX "_definicoes_v_snapshot_idx" ON "cms"."_definicoes_v" USING btree ("snapshot");
  CREATE INDEX "_definicoes_v_published_locale_idx" ON "cms"."_definicoes_v" USING btree ("published_locale");
  CREATE INDEX "_definicoes_v_latest_idx" ON "cms"."_definicoes_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_definicoes_v_locales_locale_parent_id_unique" ON "cms"."_definicoes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_marcacoes_v_version_tipos_order_idx" ON "cms"."_marcacoes_v_version_tipos" USING btree ("_order");
  CREATE INDEX "_marcacoes_v_version_tipos_parent_id_idx" ON "cms"."_marcacoes_v_version_tipos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_marcacoes_v_version_tipos_locales_locale_parent_id_unique" ON "cms"."_marcacoes_v_version_tipos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_marcacoes_v_version_seguros_order_idx" ON "cms"."_marcacoes_v_version_seguros" USING btree ("_order");
  CREATE INDEX "_marcacoes_v_version_seguros_parent_id_idx" ON "cms"."_marcacoes_v_version_seguros" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_marcacoes_v_version_seguros_locales_locale_parent_id_unique" ON "cms"."_marcacoes_v_version_seguros_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_marcacoes_v_version_lembretes_horas_order_idx" ON "cms"."_marcacoes_v_version_lembretes_horas" USING btree ("_order");
  CREATE INDEX "_marcacoes_v_version_lembretes_horas_parent_id_idx" ON "cms"."_marcacoes_v_version_lembretes_horas" USING btree ("_parent_id");
  CREATE INDEX "_marcacoes_v_version_version__status_idx" ON "cms"."_marcacoes_v" USING btree ("version__status");
  CREATE INDEX "_marcacoes_v_created_at_idx" ON "cms"."_marcacoes_v" USING btree ("created_at");
  CREATE INDEX "_marcacoes_v_updated_at_idx" ON "cms"."_marcacoes_v" USING btree ("updated_at");
  CREATE INDEX "_marcacoes_v_snapshot_idx" ON "cms"."_marcacoes_v" USING btree ("snapshot");
  CREATE INDEX "_marcacoes_v_published_locale_idx" ON "cms"."_marcacoes_v" USING btree ("published_locale");
  CREATE INDEX "_marcacoes_v_latest_idx" ON "cms"."_marcacoes_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_marcacoes_v_locales_locale_parent_id_unique" ON "cms"."_marcacoes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu__status_idx" ON "cms"."menu" USING btree ("_status");
  CREATE INDEX "rodape__status_idx" ON "cms"."rodape" USING btree ("_status");
  CREATE INDEX "definicoes__status_idx" ON "cms"."definicoes" USING btree ("_status");
  CREATE INDEX "marcacoes__status_idx" ON "cms"."marcacoes" USING btree ("_status");
  UPDATE "cms"."menu" SET "_status" = 'published';
  UPDATE "cms"."rodape" SET "_status" = 'published';
  UPDATE "cms"."definicoes" SET "_status" = 'published';
  UPDATE "cms"."marcacoes" SET "_status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."_menu_v_version_problemas_children_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_problemas_children_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_problemas_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_problemas_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_problemas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_problemas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_tratamentos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_tratamentos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_analises_children_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_analises_children_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_analises_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_analises_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_analises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_analises_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_sobre_nos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_contactos_children_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_contactos_children_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_contactos_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_contactos_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_contactos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_version_contactos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_menu_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_rodape_v_version_ligacoes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_rodape_v_version_ligacoes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_rodape_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_rodape_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definicoes_v_version_redes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definicoes_v_version_horario_dias_schema" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definicoes_v_version_horario" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definicoes_v_version_horario_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definicoes_v_version_encerramentos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definicoes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_definicoes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_marcacoes_v_version_tipos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_marcacoes_v_version_tipos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_marcacoes_v_version_seguros" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_marcacoes_v_version_seguros_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_marcacoes_v_version_lembretes_horas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_marcacoes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_marcacoes_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."_menu_v_version_problemas_children_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_problemas_children_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_problemas_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_problemas_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_problemas" CASCADE;
  DROP TABLE "cms"."_menu_v_version_problemas_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_tratamentos_children_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_tratamentos_children_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_tratamentos_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_tratamentos_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_tratamentos" CASCADE;
  DROP TABLE "cms"."_menu_v_version_tratamentos_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_analises_children_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_analises_children_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_analises_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_analises_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_analises" CASCADE;
  DROP TABLE "cms"."_menu_v_version_analises_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_sobre_nos_children_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_sobre_nos_children_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_sobre_nos_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_sobre_nos_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_sobre_nos" CASCADE;
  DROP TABLE "cms"."_menu_v_version_sobre_nos_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_contactos_children_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_contactos_children_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_contactos_children" CASCADE;
  DROP TABLE "cms"."_menu_v_version_contactos_children_locales" CASCADE;
  DROP TABLE "cms"."_menu_v_version_contactos" CASCADE;
  DROP TABLE "cms"."_menu_v_version_contactos_locales" CASCADE;
  DROP TABLE "cms"."_menu_v" CASCADE;
  DROP TABLE "cms"."_menu_v_rels" CASCADE;
  DROP TABLE "cms"."_rodape_v_version_ligacoes" CASCADE;
  DROP TABLE "cms"."_rodape_v_version_ligacoes_locales" CASCADE;
  DROP TABLE "cms"."_rodape_v" CASCADE;
  DROP TABLE "cms"."_rodape_v_locales" CASCADE;
  DROP TABLE "cms"."_definicoes_v_version_redes" CASCADE;
  DROP TABLE "cms"."_definicoes_v_version_horario_dias_schema" CASCADE;
  DROP TABLE "cms"."_definicoes_v_version_horario" CASCADE;
  DROP TABLE "cms"."_definicoes_v_version_horario_locales" CASCADE;
  DROP TABLE "cms"."_definicoes_v_version_encerramentos" CASCADE;
  DROP TABLE "cms"."_definicoes_v" CASCADE;
  DROP TABLE "cms"."_definicoes_v_locales" CASCADE;
  DROP TABLE "cms"."_marcacoes_v_version_tipos" CASCADE;
  DROP TABLE "cms"."_marcacoes_v_version_tipos_locales" CASCADE;
  DROP TABLE "cms"."_marcacoes_v_version_seguros" CASCADE;
  DROP TABLE "cms"."_marcacoes_v_version_seguros_locales" CASCADE;
  DROP TABLE "cms"."_marcacoes_v_version_lembretes_horas" CASCADE;
  DROP TABLE "cms"."_marcacoes_v" CASCADE;
  DROP TABLE "cms"."_marcacoes_v_locales" CASCADE;
  DROP INDEX "cms"."menu__status_idx";
  DROP INDEX "cms"."rodape__status_idx";
  DROP INDEX "cms"."definicoes__status_idx";
  DROP INDEX "cms"."marcacoes__status_idx";
  ALTER TABLE "cms"."definicoes_redes" ALTER COLUMN "nome" SET NOT NULL;
  ALTER TABLE "cms"."definicoes_redes" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "cms"."definicoes_horario" ALTER COLUMN "abre" SET NOT NULL;
  ALTER TABLE "cms"."definicoes_horario" ALTER COLUMN "fecha" SET NOT NULL;
  ALTER TABLE "cms"."definicoes_encerramentos" ALTER COLUMN "de" SET NOT NULL;
  ALTER TABLE "cms"."marcacoes_tipos" ALTER COLUMN "tipo_id" SET NOT NULL;
  ALTER TABLE "cms"."marcacoes_tipos" ALTER COLUMN "grupo" SET NOT NULL;
  ALTER TABLE "cms"."marcacoes_tipos_locales" ALTER COLUMN "nome" SET NOT NULL;
  ALTER TABLE "cms"."marcacoes_seguros_locales" ALTER COLUMN "nome" SET NOT NULL;
  ALTER TABLE "cms"."marcacoes_lembretes_horas" ALTER COLUMN "horas" SET NOT NULL;
  ALTER TABLE "cms"."menu" DROP COLUMN "guardado_por";
  ALTER TABLE "cms"."menu" DROP COLUMN "_status";
  ALTER TABLE "cms"."rodape" DROP COLUMN "guardado_por";
  ALTER TABLE "cms"."rodape" DROP COLUMN "_status";
  ALTER TABLE "cms"."definicoes" DROP COLUMN "guardado_por";
  ALTER TABLE "cms"."definicoes" DROP COLUMN "_status";
  ALTER TABLE "cms"."marcacoes" DROP COLUMN "guardado_por";
  ALTER TABLE "cms"."marcacoes" DROP COLUMN "_status";
  DROP TYPE "cms"."enum_menu_status";
  DROP TYPE "cms"."enum__menu_v_version_status";
  DROP TYPE "cms"."enum__menu_v_published_locale";
  DROP TYPE "cms"."enum_rodape_status";
  DROP TYPE "cms"."enum__rodape_v_version_status";
  DROP TYPE "cms"."enum__rodape_v_published_locale";
  DROP TYPE "cms"."enum_definicoes_status";
  DROP TYPE "cms"."enum__definicoes_v_version_horario_dias_schema";
  DROP TYPE "cms"."enum__definicoes_v_version_aviso_tipo";
  DROP TYPE "cms"."enum__definicoes_v_version_status";
  DROP TYPE "cms"."enum__definicoes_v_published_locale";
  DROP TYPE "cms"."enum_marcacoes_status";
  DROP TYPE "cms"."enum__marcacoes_v_version_tipos_grupo";
  DROP TYPE "cms"."enum__marcacoes_v_version_status";
  DROP TYPE "cms"."enum__marcacoes_v_published_locale";`)
}
