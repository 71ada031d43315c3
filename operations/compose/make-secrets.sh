#!/bin/sh
# Makes the secrets that are missing, each a file of ./secrets, which nobody else can open; those there stay as they are.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
cd secrets

random() { od -A n -t x1 -N "$1" /dev/urandom | tr -d ' \n'; }
# Containers read each file as a user of their own; the folder keeps the machine's other users out.
put() { [ -e "$1" ] || { printf '%s' "$2" >"$1" && chmod 444 "$1"; }; }

for name in token_secret override_secret database_password reader_password s3_key reader_key razorpay_webhook_secret; do
  put "$name" "$(random 24)"
done
for name in s3_key_id reader_key_id; do put "$name" "$(random 10)"; done
put database_url "postgres://sundara:$(cat database_password)@database:5432/sundara"
put registry_database_url "postgres://sundara:$(cat database_password)@database:5432/registry"
put reader_database_url "postgres://reader:$(cat reader_password)@database:5432/registry"
put smtp_url smtp://mail:1025
put bucket_keys.json "{\"identities\": [
  {\"name\": \"sundara\", \"credentials\": [{\"accessKey\": \"$(cat s3_key_id)\", \"secretKey\": \"$(cat s3_key)\"}],
    \"actions\": [\"Admin\", \"Read\", \"Write\", \"List\", \"Tagging\"]},
  {\"name\": \"reader\", \"credentials\": [{\"accessKey\": \"$(cat reader_key_id)\", \"secretKey\": \"$(cat reader_key)\"}],
    \"actions\": [\"Read:releases\", \"List:releases\"]}
]}"
[ -e razorpay_key_secret ] || echo 'Write the secret of your Razorpay key to secrets/razorpay_key_secret, then chmod 444 it.' >&2
echo 'Razorpay sends its webhooks with the secret in secrets/razorpay_webhook_secret.'
