{{/* The pod of a role: root, name, role (its values), words (of the command line), isServer, and image if it is another. */}}
{{- define "sundara.pod" -}}
{{- $values := .root.Values -}}
{{- $claim := and (has .name (list "worker" "backup")) $values.auditClaim -}}
{{- $trusts := has .name (list "site" "render" "backup") -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with $values.image.pullSecrets }}
imagePullSecrets: {{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- with $values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with $values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
containers:
  - name: {{ .name }}
    image: {{ include "sundara.image" (dict "root" .root "repository" .repository) }}
    imagePullPolicy: {{ $values.image.pullPolicy }}
    {{- with .command }}
    command: {{- toYaml . | nindent 6 }}
    {{- end }}
    {{- with .words }}
    args: {{- toYaml . | nindent 6 }}
    {{- end }}
    env:
      {{- include "sundara.env" . | trim | nindent 6 }}
    {{- if .isServer }}
    ports:
      - { name: http, containerPort: 3000 }
      {{- if $values.metrics.enabled }}
      - { name: metrics, containerPort: {{ $values.metrics.port }} }
      {{- end }}
    startupProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 2
      failureThreshold: 60
    livenessProbe:
      httpGet: { path: /healthz, port: http }
      periodSeconds: 10
      timeoutSeconds: 5
    readinessProbe:
      httpGet: { path: /readyz, port: http }
      periodSeconds: 5
      timeoutSeconds: 5
    {{- end }}
    resources: {{- toYaml .role.resources | nindent 6 }}
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    volumeMounts:
      - { name: data, mountPath: /data }
      - { name: tmp, mountPath: /tmp }
      - { name: secrets, mountPath: /run/secrets/sundara, readOnly: true }
      {{- if $trusts }}
      - { name: trust, mountPath: /etc/sundara, readOnly: true }
      {{- end }}
      {{- if and (eq .name "site") $values.keysSecretName }}
      - { name: keys, mountPath: /run/secrets/keys, readOnly: true }
      {{- end }}
      {{- if eq .name "backup" }}
      - { name: backups, mountPath: /backups }
      {{- end }}
volumes:
  - name: data
    {{- if $claim }}
    persistentVolumeClaim: { claimName: {{ $values.auditClaim }} }
    {{- else }}
    emptyDir: { sizeLimit: 1Gi }
    {{- end }}
  - name: tmp
    emptyDir: { sizeLimit: 256Mi }
  - name: secrets
    secret:
      secretName: {{ .role.secretName | default $values.secretName }}
      defaultMode: 0440
      items: {{- range .role.secrets }}
        - { key: {{ . }}, path: {{ . }} }
        {{- end }}
  {{- if $trusts }}
  - name: trust
    configMap: { name: {{ $values.trustConfigMap }} }
  {{- end }}
  {{- if and (eq .name "site") $values.keysSecretName }}
  - name: keys
    secret: { secretName: {{ $values.keysSecretName }}, defaultMode: 0440 }
  {{- end }}
  {{- if eq .name "backup" }}
  - name: backups
    persistentVolumeClaim: { claimName: {{ required "backup.claim names the claim that backups go to" $values.backup.claim }} }
  {{- end }}
{{- end }}
