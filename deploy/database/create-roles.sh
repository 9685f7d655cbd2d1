#!/bin/sh
# Once, at the first start of the database container; also the recipe for a server of your own.
# docs/operations.md, "Database roles".
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v serving="$SERVING_PASSWORD" -U postgres -d postgres <<'SQL'
CREATE ROLE quayside_owner LOGIN PASSWORD :'owner';
CREATE ROLE quayside_serving LOGIN PASSWORD :'serving';
CREATE DATABASE quayside OWNER quayside_owner;
REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC;
SQL
