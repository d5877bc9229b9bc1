import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_utilizadores_papel" ADD VALUE 'gestor' BEFORE 'editor';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."utilizadores" ALTER COLUMN "papel" SET DATA TYPE text;
  ALTER TABLE "cms"."utilizadores" ALTER COLUMN "papel" SET DEFAULT 'editor'::text;
  DROP TYPE "cms"."enum_utilizadores_papel";
  CREATE TYPE "cms"."enum_utilizadores_papel" AS ENUM('admin', 'editor', 'balcao', 'medico');
  ALTER TABLE "cms"."utilizadores" ALTER COLUMN "papel" SET DEFAULT 'editor'::"cms"."enum_utilizadores_papel";
  ALTER TABLE "cms"."utilizadores" ALTER COLUMN "papel" SET DATA TYPE "cms"."enum_utilizadores_papel" USING "papel"::"cms"."enum_utilizadores_papel";`)
}
