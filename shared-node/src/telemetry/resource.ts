import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';

/**
 * What the figures and spans of this process are of: `service.name`, unless OTEL_SERVICE_NAME or
 * OTEL_RESOURCE_ATTRIBUTES say otherwise.
 */
export const resourceOf = (service: string) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
