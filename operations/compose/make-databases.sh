#!/bin/sh
# When the database is new: the registry's own one, and a role for render servers that can only read it.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<SQL
create database registry;
create role reader login password '$(cat /run/secrets/reader_password)';
\connect registry
alter default privileges in schema public grant select on tables to reader;
SQL
