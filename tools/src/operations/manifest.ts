import { z } from 'zod';

const labels = z.record(z.string(), z.string());
/** Labels that have to match; a service writes them down at once. */
const selector = z.union([
  z.object({ matchLabels: labels }).transform(({ matchLabels }) => matchLabels),
  labels,
]);
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const rules = z.array(
  z.looseObject({ from: z.array(z.unknown()).optional(), to: z.array(z.unknown()).optional() }),
);

const container = z.object({
  name: z.string(),
  args: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })).optional(),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  securityContext: z.unknown(),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const pod = z.object({
  automountServiceAccountToken: z.boolean(),
  terminationGracePeriodSeconds: z.int().optional(),
  securityContext: z.unknown(),
  containers: z.array(container),
  volumes: z.array(
    z.looseObject({
      name: z.string(),
      secret: z
        .object({ secretName: z.string(), items: z.array(z.object({ key: z.string() })).optional() })
        .optional(),
    }),
  ),
});
const template = z.object({ metadata: z.object({ labels }), spec: pod });
export type Pod = z.output<typeof template>;

/** A manifest, as far as tests look into it; Kubernetes' own types say whether it is right. */
export const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), annotations: labels.optional() }),
  spec: z
    .looseObject({
      replicas: z.int().optional(),
      template: template.optional(),
      jobTemplate: z.object({ spec: z.looseObject({ template }) }).optional(),
      selector: selector.optional(),
      podSelector: selector.optional(),
      ports: z.array(z.looseObject({ port: z.int() })).optional(),
      ingress: rules.optional(),
      egress: rules.optional(),
    })
    .optional(),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The pods that the manifests start, each with the manifest. */
export const podsOf = (manifests: readonly Manifest[]): readonly { manifest: Manifest; pod: Pod }[] =>
  manifests.flatMap((manifest) => {
    const found = manifest.spec?.template ?? manifest.spec?.jobTemplate?.spec.template;
    return found ? [{ manifest, pod: found }] : [];
  });

/** Whether a pod with the labels is among those that the selector names. */
export const selects = (selector: Readonly<Record<string, string>>, pod: Pod): boolean =>
  Object.entries(selector).every(([name, value]) => pod.metadata.labels[name] === value);
