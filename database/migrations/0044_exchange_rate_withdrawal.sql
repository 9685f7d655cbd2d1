CREATE TABLE "exchange_rate_withdrawal" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exchange_rate_withdrawal" ADD CONSTRAINT "exchange_rate_withdrawal_entry_id_exchange_rate_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."exchange_rate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rate_withdrawal" ADD CONSTRAINT "exchange_rate_withdrawal_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;