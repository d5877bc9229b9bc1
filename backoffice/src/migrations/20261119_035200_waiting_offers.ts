import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."marcacoes_tipos" ADD COLUMN "oferta_automatica" boolean DEFAULT true;
  ALTER TABLE "cms"."_marcacoes_v_version_tipos" ADD COLUMN "oferta_automatica" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."marcacoes_tipos" DROP COLUMN "oferta_automatica";
  ALTER TABLE "cms"."_marcacoes_v_version_tipos" DROP COLUMN "oferta_automatica";`)
}
