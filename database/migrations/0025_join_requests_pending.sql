ALTER TABLE "join_request" DROP CONSTRAINT "join_request_state_listed";--> statement-breakpoint
DROP INDEX "join_request_open";--> statement-breakpoint
ALTER TABLE "join_request" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
UPDATE "join_request" SET "state" = 'pending' WHERE "state" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "join_request_open" ON "join_request" USING btree ("applicant_id") WHERE "join_request"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_state_listed" CHECK ("join_request"."state" in ('pending', 'approved', 'refused'));
