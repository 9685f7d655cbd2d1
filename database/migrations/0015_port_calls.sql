-- A ship may call twice at one port, so a call is known by its number and not by its port.
ALTER TABLE "sailing_call" ADD COLUMN "call_no" integer;--> statement-breakpoint
UPDATE "sailing_call" SET "call_no" = "numbered"."call_no" FROM (
  SELECT "sailing_code", "port", row_number() OVER (PARTITION BY "sailing_code" ORDER BY "arrives_at", "port") AS "call_no"
  FROM "sailing_call"
) AS "numbered"
WHERE "numbered"."sailing_code" = "sailing_call"."sailing_code" AND "numbered"."port" = "sailing_call"."port";--> statement-breakpoint
ALTER TABLE "sailing_call" ALTER COLUMN "call_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sailing_call" DROP CONSTRAINT "sailing_call_sailing_code_port_pk";--> statement-breakpoint
ALTER TABLE "sailing_call" ADD CONSTRAINT "sailing_call_sailing_code_call_no_pk" PRIMARY KEY("sailing_code","call_no");--> statement-breakpoint
ALTER TABLE "sailing_call" ADD CONSTRAINT "sailing_call_call_no" CHECK ("sailing_call"."call_no" > 0);
