-- A bank reference that was typed in capitals or not, in groups or not, is the same one. A database that holds both keeps them:
-- migration 0079 marks the later one and makes the index there.
DO $$
BEGIN
  CREATE UNIQUE INDEX "order_payment_reference" ON "order_payment" USING btree ("method",(case when "method" = 'bank-transfer' then upper(regexp_replace("reference", '\s', '', 'g')) else "reference" end));
EXCEPTION WHEN unique_violation THEN
  RAISE NOTICE 'Two bank references differ in case or spaces only';
END
$$;
