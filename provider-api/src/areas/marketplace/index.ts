/** The area's public interface: salons and what they sell. */

export { auditEntries } from './audit/audit.tables.ts';
export { ERASABLE, ERASED } from './audit/chain/erasable.ts';
export { linkEntries } from './audit/chain/link-entries.ts';
export { type AuditEntry, writeAudit, writeAuditEntries } from './audit/write-audit.ts';
export { requireFewCentral } from './central-services/central-services.repository.ts';
export { changesOf, inWords, lossOf, type ServiceChanges } from './central-services/service-changes.ts';
export {
  type CataloguedService,
  priceOf,
  requirePrice,
  type ServiceRow,
  type ServiceValues,
  valuesOf,
  withoutRepeats,
} from './central-services/service-values.ts';
export type { CentralWriting } from './central-services/write-central.command.ts';
export { parsePublicId } from './pictures/public-id.ts';
export { filesOfUpload, type UploadName, uploadFile, uploadUrl } from './pictures/upload-address.ts';
export { actingSalon, actingSalonId } from './salons/acting-salon.ts';
export { lockCentralCatalogue, shareCentralCatalogue } from './salons/central-lock.ts';
export { type CentralRow, centralServices } from './salons/central-services.tables.ts';
export { lockAdmins, lockUser, noSuchUser, requireAnotherAdmin, requireNoSalon } from './salons/lock-user.ts';
export { imageOfPicture, presentOwnPicture } from './salons/own-pictures.ts';
export { ownSalon } from './salons/own-salon.ts';
export {
  addressOf,
  type CardRow,
  presentSalon,
  presentSpecialist,
  type ReviewsOfSalon,
} from './salons/salon.presenter.ts';
export { findOwnSalon } from './salons/salon.repository.ts';
export { type SalonKind, salonKindOf } from './salons/salon-kind.ts';
export { type LockedSalon, lockSalon } from './salons/salon-lock.ts';
export { galleryOf, ownerPictureOf, worksOf } from './salons/salon-pictures.ts';
export { cardColumns } from './salons/salons.repository.ts';
export {
  type SalonPicture,
  type SalonRow,
  salons,
  salonTallies,
  services,
  specialistServices,
  specialists,
  timeOff,
} from './salons/salons.tables.ts';
export { serviceIllustration } from './salons/service-illustration.ts';
export { requireShownSalon } from './salons/shown-salon.ts';
export type { AskedSalon, AskedService } from './search/asked-services.ts';
export type { StartWindow } from './search/start-window.ts';
export type { ReencodedImage } from './uploads/intake/reencode-image.ts';
export type { UploadReader } from './uploads/intake/upload-reader.ts';
export { requireUpload } from './uploads/require-upload.ts';
export { uploads } from './uploads/uploads.tables.ts';
