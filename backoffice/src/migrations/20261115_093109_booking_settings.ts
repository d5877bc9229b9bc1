import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."marcacoes_tipos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tipo_id" numeric NOT NULL,
  	"preco_presencial" numeric,
  	"preco_online" numeric
  );
  
  CREATE TABLE "cms"."marcacoes_tipos_locales" (
  	"nome" varchar NOT NULL,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."marcacoes_lembretes_horas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"horas" numeric NOT NULL
  );
  
  CREATE TABLE "cms"."marcacoes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pagamentos_multibanco" boolean DEFAULT true,
  	"pagamentos_mbway" boolean DEFAULT true,
  	"pagamentos_na_clinica" boolean DEFAULT true,
  	"multicare_teto" numeric,
  	"antecedencia_horas" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."marcacoes_locales" (
  	"multicare_texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."marcacoes_tipos" ADD CONSTRAINT "marcacoes_tipos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."marcacoes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."marcacoes_tipos_locales" ADD CONSTRAINT "marcacoes_tipos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."marcacoes_tipos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."marcacoes_lembretes_horas" ADD CONSTRAINT "marcacoes_lembretes_horas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."marcacoes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."marcacoes_locales" ADD CONSTRAINT "marcacoes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."marcacoes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "marcacoes_tipos_order_idx" ON "cms"."marcacoes_tipos" USING btree ("_order");
  CREATE INDEX "marcacoes_tipos_parent_id_idx" ON "cms"."marcacoes_tipos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "marcacoes_tipos_locales_locale_parent_id_unique" ON "cms"."marcacoes_tipos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "marcacoes_lembretes_horas_order_idx" ON "cms"."marcacoes_lembretes_horas" USING btree ("_order");
  CREATE INDEX "marcacoes_lembretes_horas_parent_id_idx" ON "cms"."marcacoes_lembretes_horas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "marcacoes_locales_locale_parent_id_unique" ON "cms"."marcacoes_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."marcacoes_tipos" CASCADE;
  DROP TABLE "cms"."marcacoes_tipos_locales" CASCADE;
  DROP TABLE "cms"."marcacoes_lembretes_horas" CASCADE;
  DROP TABLE "cms"."marcacoes" CASCADE;
  DROP TABLE "cms"."marcacoes_locales" CASCADE;`)
}
