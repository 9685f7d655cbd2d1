-- Releases before migration 0077 booked a bank reference twice if it was typed in other letters or groups. Both payments stay with
-- their money; the later one names the first, so that finance can check it, and the index is on the others.
DROP INDEX IF EXISTS "order_payment_reference";--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "same_as" bigint;--> statement-breakpoint
UPDATE "order_payment" AS "later" SET "same_as" = "first"."id"
FROM (
	SELECT min("id") AS "id", upper(regexp_replace("reference", '\s', '', 'g')) AS "typed" FROM "order_payment"
	WHERE "method" = 'bank-transfer' GROUP BY "typed"
) AS "first"
WHERE "later"."method" = 'bank-transfer' AND upper(regexp_replace("later"."reference", '\s', '', 'g')) = "first"."typed"
	AND "later"."id" > "first"."id";--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_same_as_order_payment_id_fk" FOREIGN KEY ("same_as") REFERENCES "public"."order_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payment_same_as" ON "order_payment" USING btree ("same_as") WHERE "order_payment"."same_as" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_reference" ON "order_payment" USING btree ("method",(case when "method" = 'bank-transfer' then upper(regexp_replace("reference", '\s', '', 'g')) else "reference" end)) WHERE "order_payment"."same_as" is null;
