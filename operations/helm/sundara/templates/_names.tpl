{{- define "sundara.name" -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{/* What tells the pods of a role: root, name. */}}
{{- define "sundara.selector" -}}
app.kubernetes.io/name: sundara
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "sundara.labels" -}}
{{ include "sundara.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/* The backup's image has another repository, and so no digest of this one. */}}
{{- define "sundara.image" -}}
{{- $image := .root.Values.image -}}
{{- $tag := $image.tag | default .root.Chart.AppVersion -}}
{{- if .repository -}}
{{ printf "%s:%s" .repository $tag | quote }}
{{- else if $image.digest -}}
{{ printf "%s@%s" $image.repository $image.digest | quote }}
{{- else -}}
{{ printf "%s:%s" $image.repository $tag | quote }}
{{- end -}}
{{- end }}
