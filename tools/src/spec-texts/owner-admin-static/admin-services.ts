import type { Shown } from '../shown.ts';

const PAGE = 'mfe-admin/src/pages/services';
const TEST = `${PAGE}/services.page.test.tsx`;
const DELETE = `${PAGE}/delete-service-dialog.tsx`;
const ROUTES = 'provider-api/src/areas/marketplace/central-services/admin-services.routes.ts';

/** The central catalogue. */
export const adminServices: readonly Shown[] = [
  {
    screen: 'Central catalogue, head',
    source: `${PAGE}/services.page.tsx`,
    test: 'e2e/src/journeys/admin/services.journey.ts',
    texts: ['Services Management'],
  },
  {
    screen: 'Central catalogue, head',
    source: 'shared-web/src/service/catalogue-buttons.tsx',
    test: 'e2e/src/journeys/admin/services.journey.ts',
    texts: ['Add New Service', 'Bulk Import'],
  },
  {
    screen: 'Central catalogue, not loaded',
    source: 'shared-web/src/service/service-look.tsx',
    test: TEST,
    texts: ['Failed to fetch services'],
  },
  {
    screen: 'Central catalogue, nothing found',
    source: 'shared-web/src/service/service-look.tsx',
    test: TEST,
    texts: ['No services found.'],
  },
  {
    screen: 'Form of a central service, something missing',
    source: 'shared-contracts/src/api/admin-services.api.ts',
    test: TEST,
    texts: ['At least one specialization is required'],
  },
  {
    screen: 'Form of a central service, something missing',
    source: 'shared-contracts/src/api/service.schema.ts',
    test: TEST,
    texts: ['Please fill in all required fields'],
  },
  {
    screen: 'Form of a central service, not saved',
    source: 'shared-web/src/service/use-service-form.ts',
    test: TEST,
    texts: ['Failed to create service', 'Failed to update service'],
  },
  {
    screen: 'Central catalogue, after saving',
    source: ROUTES,
    test: 'e2e/src/journeys/admin/services.journey.ts',
    texts: ['Service created successfully', 'Service updated successfully'],
  },
  {
    screen: 'Central catalogue, one to edit not loaded',
    source: `${PAGE}/services.page.tsx`,
    test: TEST,
    texts: ['Failed to fetch service'],
  },
  {
    screen: 'Delete dialog of a central service: asked, done, not done',
    source: DELETE,
    test: TEST,
    texts: [
      'Delete Service',
      'Are you sure you want to delete the service "{name}"?',
      'This action cannot be undone.',
      'Service deleted successfully',
      'Failed to delete service',
    ],
  },
  {
    screen: 'Import panel of the central catalogue, not imported',
    source: 'shared-web/src/service/use-import.ts',
    test: TEST,
    texts: ['Failed to import services'],
  },
];
