import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."utilizadores_sessions" CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."utilizadores_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "cms"."utilizadores_sessions" ADD CONSTRAINT "utilizadores_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."utilizadores"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "utilizadores_sessions_order_idx" ON "cms"."utilizadores_sessions" USING btree ("_order");
  CREATE INDEX "utilizadores_sessions_parent_id_idx" ON "cms"."utilizadores_sessions" USING btree ("_parent_id");`)
}
