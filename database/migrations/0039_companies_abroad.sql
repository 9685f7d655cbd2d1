-- Companies from abroad have a registration number instead of a credit code. Instances of the release before know none without it.
ALTER TABLE "company" ALTER COLUMN "credit_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "country" text DEFAULT 'CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "return_path" text;--> statement-breakpoint
CREATE UNIQUE INDEX "company_held_registration" ON "company" USING btree ("country","registration_number") WHERE "company"."state" in ('certified', 'suspended');--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_number" CHECK (num_nonnulls("company"."credit_code", "company"."registration_number") = 1
        and ("company"."country" = 'CN') = ("company"."credit_code" is not null));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_country" CHECK ("company"."country" ~ '^[A-Z]{2}$');