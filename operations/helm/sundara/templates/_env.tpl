{{/*
The settings of a role: root, name, role. They stand in the pod, not in a ConfigMap, so that a change of one is a rollout
like any other, and the migrations, which run first, have them too.
*/}}
{{- define "sundara.env" -}}
{{- $values := .root.Values -}}
{{- $name := include "sundara.name" .root -}}
{{- $env := dict "ENVIRONMENT" $values.environment "TRUSTED_PROXIES" $values.trustedProxies -}}
{{- $_ := set $env "SITE_URL" (printf "https://%s" $values.host) -}}
{{- if .isServer -}}
{{- $_ := set $env "STOP_DELAY_SECONDS" .role.stopDelaySeconds -}}
{{- if $values.metrics.enabled -}}
{{- $_ := set $env "METRICS_PORT" $values.metrics.port -}}
{{- end -}}
{{- end -}}
{{- if has .name (list "site" "render" "backup") -}}
{{- $_ := set $env "TRUST_FILE" "/etc/sundara/trust.json" -}}
{{- end -}}
{{- if eq .name "site" -}}
{{- $_ := set $env "SITE_HOSTS" (printf "%s=%s" $values.host $values.environment) -}}
{{- $_ := set $env "API_URL" (printf "http://%s-api:3000" $name) -}}
{{- $_ := set $env "RENDER_URL" (printf "http://%s-render:3000" $name) -}}
{{- if $values.keysSecretName -}}
{{- $_ := set $env "KEYS_DIR" "/run/secrets/keys" -}}
{{- end -}}
{{- end -}}
{{- range .role.secrets -}}
{{- $_ := set $env (printf "%s_FILE" .) (printf "/run/secrets/sundara/%s" .) -}}
{{- end -}}
{{- $env = mergeOverwrite $env (deepCopy $values.settings) (deepCopy (.role.settings | default dict)) -}}
{{- range $setting, $value := $env }}
- { name: {{ $setting }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end }}
