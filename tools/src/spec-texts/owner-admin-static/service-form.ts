import type { Shown } from '../shown.ts';

const PAGE = 'mfe-salon/src/pages/services';
const TEST = `${PAGE}/services.page.test.tsx`;
const JOURNEY = 'e2e/src/journeys/salon/catalogue.journey.ts';
const CATALOGUE = 'provider-api/src/areas/salon-operations/services/service-catalogue.routes.ts';

/** The actions on a salon's services: add, edit, delete, import. */
export const serviceForm: readonly Shown[] = [
  {
    screen: 'Delete dialog of a service',
    source: `${PAGE}/delete-service-dialog.tsx`,
    test: JOURNEY,
    texts: [
      'Delete Service',
      'Are you sure you want to delete the service "{name}"?',
      'This action cannot be undone.',
    ],
  },
  {
    screen: 'Salon services, after a deletion',
    source: `${PAGE}/delete-service-dialog.tsx`,
    test: TEST,
    texts: ['Service deleted successfully', 'Failed to delete service'],
  },
  {
    screen: 'Form of a service, not saved',
    source: 'shared-web/src/service/use-service-form.ts',
    test: TEST,
    texts: ['Failed to create service', 'Failed to update service'],
  },
  {
    screen: 'Form of a service, something missing',
    source: 'shared-contracts/src/api/service.schema.ts',
    test: TEST,
    texts: ['Please fill in all required fields'],
  },
  {
    screen: 'Salon services, one to edit not loaded',
    source: `${PAGE}/services-list.tsx`,
    test: TEST,
    texts: ['Failed to fetch service'],
  },
  {
    screen: 'Salon services, after saving',
    source: CATALOGUE,
    test: JOURNEY,
    texts: ['Service added successfully', 'Service updated successfully'],
  },
  {
    screen: 'Import panel, a file that is none',
    source: 'shared-web/src/service/read-import-file.ts',
    test: TEST,
    texts: ['Please select a valid JSON file', 'Invalid JSON file'],
  },
  {
    screen: 'Import panel, not imported',
    source: 'shared-web/src/service/use-import.ts',
    test: TEST,
    texts: ['Failed to import services'],
  },
  {
    screen: 'Answer to a deletion, which its screen waits for',
    source: CATALOGUE,
    test: 'provider-api/src/areas/salon-operations/services/service-catalogue.itest.ts',
    texts: ['Service deleted'],
  },
  {
    screen: 'Answer to a deletion by a customer, whom no screen offers it',
    source: 'shared-contracts/src/api/salon-services.api.ts',
    test: 'provider-api/src/areas/salon-operations/services/service-catalogue.itest.ts',
    texts: ['Only salon owners and administrators can delete services'],
  },
];
