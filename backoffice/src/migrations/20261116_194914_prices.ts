import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_marcacoes_tipos_grupo" AS ENUM('consulta', 'exame');
  ALTER TYPE "cms"."enum_paginas_rota" ADD VALUE 'prices' BEFORE 'contacts';
  ALTER TYPE "cms"."enum__paginas_v_version_rota" ADD VALUE 'prices' BEFORE 'contacts';
  CREATE TABLE "cms"."marcacoes_seguros" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."marcacoes_seguros_locales" (
  	"nome" varchar NOT NULL,
  	"texto" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "cms"."marcacoes_tipos" ADD COLUMN "grupo" "cms"."enum_marcacoes_tipos_grupo" DEFAULT 'consulta' NOT NULL;
  ALTER TABLE "cms"."marcacoes_locales" ADD COLUMN "regras_pagamento" varchar;
  ALTER TABLE "cms"."marcacoes_locales" ADD COLUMN "regras_desmarcar" varchar;
  ALTER TABLE "cms"."marcacoes_seguros" ADD CONSTRAINT "marcacoes_seguros_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."marcacoes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."marcacoes_seguros_locales" ADD CONSTRAINT "marcacoes_seguros_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."marcacoes_seguros"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "marcacoes_seguros_order_idx" ON "cms"."marcacoes_seguros" USING btree ("_order");
  CREATE INDEX "marcacoes_seguros_parent_id_idx" ON "cms"."marcacoes_seguros" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "marcacoes_seguros_locales_locale_parent_id_unique" ON "cms"."marcacoes_seguros_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."marcacoes_seguros" CASCADE;
  DROP TABLE "cms"."marcacoes_seguros_locales" CASCADE;
  ALTER TABLE "cms"."paginas" ALTER COLUMN "rota" SET DATA TYPE text;
  DROP TYPE "cms"."enum_paginas_rota";
  CREATE TYPE "cms"."enum_paginas_rota" AS ENUM('international', 'contacts', 'secondOpinion', 'booking', 'bookingOnline', 'cookies', 'terms', 'accessibility');
  ALTER TABLE "cms"."paginas" ALTER COLUMN "rota" SET DATA TYPE "cms"."enum_paginas_rota" USING "rota"::"cms"."enum_paginas_rota";
  ALTER TABLE "cms"."_paginas_v" ALTER COLUMN "version_rota" SET DATA TYPE text;
  DROP TYPE "cms"."enum__paginas_v_version_rota";
  CREATE TYPE "cms"."enum__paginas_v_version_rota" AS ENUM('international', 'contacts', 'secondOpinion', 'booking', 'bookingOnline', 'cookies', 'terms', 'accessibility');
  ALTER TABLE "cms"."_paginas_v" ALTER COLUMN "version_rota" SET DATA TYPE "cms"."enum__paginas_v_version_rota" USING "version_rota"::"cms"."enum__paginas_v_version_rota";
  ALTER TABLE "cms"."marcacoes_tipos" DROP COLUMN "grupo";
  ALTER TABLE "cms"."marcacoes_locales" DROP COLUMN "regras_pagamento";
  ALTER TABLE "cms"."marcacoes_locales" DROP COLUMN "regras_desmarcar";
  DROP TYPE "cms"."enum_marcacoes_tipos_grupo";`)
}
