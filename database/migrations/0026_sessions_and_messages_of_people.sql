ALTER TABLE "session" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_parent_id_session_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_parent" ON "session" USING btree ("parent_id") WHERE "session"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_message_person" ON "outbox_message" USING btree ("person_id","id") WHERE "outbox_message"."person_id" is not null;--> statement-breakpoint
-- A mobile was confirmed with a code, so its messages since the registration are those of its owner. An email address was
-- not, so earlier letters to it belong to no one.
UPDATE "outbox_message" SET "person_id" = "person"."id" FROM "person"
WHERE "outbox_message"."channel" = 'sms' AND "outbox_message"."recipient" = "person"."mobile"
  AND "outbox_message"."created_at" >= "person"."created_at" AND "person"."closed_at" IS NULL;
