import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."utilizadores" ADD COLUMN "pessoa_id" integer;
  ALTER TABLE "cms"."utilizadores" ADD CONSTRAINT "utilizadores_pessoa_id_equipa_id_fk" FOREIGN KEY ("pessoa_id") REFERENCES "cms"."equipa"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "utilizadores_pessoa_idx" ON "cms"."utilizadores" USING btree ("pessoa_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."utilizadores" DROP CONSTRAINT "utilizadores_pessoa_id_equipa_id_fk";
  
  DROP INDEX "cms"."utilizadores_pessoa_idx";
  ALTER TABLE "cms"."utilizadores" DROP COLUMN "pessoa_id";`)
}
